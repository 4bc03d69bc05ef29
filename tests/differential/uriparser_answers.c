/* Asks all questions; compiled twice, with ANSWERS the name of the function: against
 * uric_uriparser's headers and against uriparser's. */
#include "differential/uriparser_answers.h"

#include <uriparser/Uri.h>

#include <stdio.h>
#include <string.h>

static void write_uri(const UriUriA *uri, char *to)
{
    if (uriToStringA(to, uri, ANSWER_ROOM, NULL) != URI_SUCCESS)
        strcpy(to, "?");
}

static void add_range(char *to, const char *name, const UriTextRangeA *range)
{
    if (range->first != NULL)
        sprintf(to + strlen(to), "%s=%.*s ", name, (int)(range->afterLast - range->first),
                range->first);
}

static void add_octets(char *to, const unsigned char *octets, int n)
{
    int i;

    for (i = 0; i < n; i++)
        sprintf(to + strlen(to), "%02x", octets[i]);
    strcat(to, " ");
}

static void write_parts(const UriUriA *uri, char *to)
{
    const UriPathSegmentA *segment;

    *to = '\0';
    add_range(to, "scheme", &uri->scheme);
    add_range(to, "userinfo", &uri->userInfo);
    add_range(to, "host", &uri->hostText);
    add_range(to, "future", &uri->hostData.ipFuture);
    if (uri->hostData.ip4 != NULL)
        add_octets(to, uri->hostData.ip4->data, 4);
    if (uri->hostData.ip6 != NULL)
        add_octets(to, uri->hostData.ip6->data, 16);
    add_range(to, "port", &uri->portText);
    for (segment = uri->pathHead; segment != NULL; segment = segment->next)
        add_range(to, segment->next == NULL ? "last" : "segment", &segment->text);
    add_range(to, "query", &uri->query);
    add_range(to, "fragment", &uri->fragment);
    strcat(to, uri->absolutePath ? "absolute" : "");
}

static void ask_add(const UriUriA *uri, const char *base_text, char *to)
{
    UriUriA base, made;

    strcpy(to, "?");
    if (uriParseSingleUriA(&base, base_text, NULL) != URI_SUCCESS)
        return;
    if (uriAddBaseUriA(&made, uri, &base) == URI_SUCCESS) {
        write_uri(&made, to);
        uriFreeUriMembersA(&made);
    }
    uriFreeUriMembersA(&base);
}

/* Of the target of the string, so that often there is something to remove. */
static void ask_remove(const char *target, UriBool from_root, char *to)
{
    UriUriA base, made, uri;

    strcpy(to, "?");
    if (uriParseSingleUriA(&uri, target, NULL) != URI_SUCCESS)
        return;
    uriParseSingleUriA(&base, ANSWER_BASE, NULL);
    if (uriRemoveBaseUriA(&made, &uri, &base, from_root) == URI_SUCCESS) {
        write_uri(&made, to);
        uriFreeUriMembersA(&made);
    }
    uriFreeUriMembersA(&base);
    uriFreeUriMembersA(&uri);
}

static void ask_of_uri(const char *s, UriUriA *uri, struct answers *answers)
{
    UriUriA normal;

    write_parts(uri, answers->text[ASK_PARTS]);
    write_uri(uri, answers->text[ASK_TEXT]);
    sprintf(answers->text[ASK_MASK], "%x", uriNormalizeSyntaxMaskRequiredA(uri));
    ask_add(uri, ANSWER_BASE, answers->text[ASK_ADD]);
    ask_add(uri, ANSWER_ROOTLESS, answers->text[ASK_ADD_ROOTLESS]);
    uriParseSingleUriA(&normal, s, NULL);
    if (uriNormalizeSyntaxA(&normal) == URI_SUCCESS) {
        write_uri(&normal, answers->text[ASK_NORMAL]);
        sprintf(answers->text[ASK_EQUAL], "%d", uriEqualsUriA(uri, &normal));
    }
    uriFreeUriMembersA(&normal);
}

static void ask_of_text(const char *s, struct answers *answers)
{
    char *const to = answers->text[ASK_QUERY];
    UriQueryListA *list = NULL;
    int n = 0;

    uriEscapeA(s, answers->text[ASK_ESCAPE], URI_TRUE, URI_TRUE);
    strcpy(answers->text[ASK_UNESCAPE], s);
    uriUnescapeInPlaceExA(answers->text[ASK_UNESCAPE], URI_TRUE, URI_BR_TO_CRLF);
    if (uriDissectQueryMallocA(&list, &n, s, s + strlen(s)) == URI_SUCCESS) {
        sprintf(to, "%d ", n);
        if (list != NULL)
            uriComposeQueryA(to + strlen(to), list, ANSWER_ROOM - 20, NULL);
        uriFreeQueryListA(list);
    }
    uriUnixFilenameToUriStringA(s, answers->text[ASK_UNIX]);
    strcat(answers->text[ASK_UNIX], " ");
    uriUriStringToUnixFilenameA(s, strchr(answers->text[ASK_UNIX], '\0'));
    uriWindowsFilenameToUriStringA(s, answers->text[ASK_WINDOWS]);
    strcat(answers->text[ASK_WINDOWS], " ");
    uriUriStringToWindowsFilenameA(s, strchr(answers->text[ASK_WINDOWS], '\0'));
}

void ANSWERS(const char *s, struct answers *answers)
{
    const char *stopped = NULL;
    UriUriA uri;
    int error, i;

    for (i = 0; i < QUESTIONS; i++)
        answers->text[i][0] = '\0';
    error = uriParseSingleUriA(&uri, s, &stopped);
    sprintf(answers->text[ASK_PARSE], "%d", error);
    if (error == URI_SUCCESS) {
        ask_of_uri(s, &uri, answers);
        uriFreeUriMembersA(&uri);
    } else
        sprintf(answers->text[ASK_STOP], "%d", (int)(stopped - s));
    ask_remove(s, URI_FALSE, answers->text[ASK_REMOVE]);
    ask_remove(s, URI_TRUE, answers->text[ASK_REMOVE_ROOT]);
    ask_of_text(s, answers);
}
