/* What a user of SQLite can have today: functions over uriparser's own parser, for
 * bench/sql/engines.py.  up_host(url), up_path(url), up_value(url, key); NULL if uriparser
 * refuses the text. */
#include <sqlite3ext.h>
#include <string.h>
#include <uriparser/Uri.h>

SQLITE_EXTENSION_INIT1

static int parse(sqlite3_value *text, UriUriA *uri)
{
    const char *const s = (const char *)sqlite3_value_text(text);
    const char *end;

    return s != NULL && uriParseSingleUriExA(uri, s, s + sqlite3_value_bytes(text), &end) ==
        URI_SUCCESS;
}

static void host(sqlite3_context *context, int n, sqlite3_value **arguments)
{
    UriUriA uri;

    (void)n;
    if (!parse(arguments[0], &uri))
        return;
    if (uri.hostText.first != NULL)
        sqlite3_result_text(context, uri.hostText.first,
                            (int)(uri.hostText.afterLast - uri.hostText.first),
                            SQLITE_TRANSIENT);
    uriFreeUriMembersA(&uri);
}

/* The path is a list of segments; empty ones point to a constant. */
static void path(sqlite3_context *context, int n, sqlite3_value **arguments)
{
    UriUriA uri;
    UriPathSegmentA *each;
    char *text, *end;

    (void)n;
    if (!parse(arguments[0], &uri))
        return;
    /* the path is not longer than the URI, but for a "/" before it */
    end = text = sqlite3_malloc64((sqlite3_uint64)sqlite3_value_bytes(arguments[0]) + 1);
    for (each = uri.pathHead; text != NULL && each != NULL; each = each->next) {
        const size_t length = (size_t)(each->text.afterLast - each->text.first);

        *end++ = '/';
        memcpy(end, each->text.first, length);
        end += length;
    }
    sqlite3_result_text(context, text, (int)(end - text), sqlite3_free);
    uriFreeUriMembersA(&uri);
}

static void value(sqlite3_context *context, int n, sqlite3_value **arguments)
{
    const char *const key = (const char *)sqlite3_value_text(arguments[1]);
    UriUriA uri;
    UriQueryListA *list = NULL, *each;
    int count;

    (void)n;
    if (!parse(arguments[0], &uri))
        return;
    if (key != NULL && uri.query.first != NULL &&
        uriDissectQueryMallocA(&list, &count, uri.query.first, uri.query.afterLast) ==
            URI_SUCCESS) {
        for (each = list; each != NULL && strcmp(each->key, key) != 0; each = each->next)
            ;
        if (each != NULL && each->value != NULL)
            sqlite3_result_text(context, each->value, -1, SQLITE_TRANSIENT);
        uriFreeQueryListA(list);
    }
    uriFreeUriMembersA(&uri);
}

int sqlite3_uriparserudf_init(sqlite3 *db, char **error, const sqlite3_api_routines *api);

int sqlite3_uriparserudf_init(sqlite3 *db, char **error, const sqlite3_api_routines *api)
{
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    int rc;

    SQLITE_EXTENSION_INIT2(api);
    (void)error;
    rc = sqlite3_create_function(db, "up_host", 1, flags, NULL, host, NULL, NULL);
    if (rc == SQLITE_OK)
        rc = sqlite3_create_function(db, "up_path", 1, flags, NULL, path, NULL, NULL);
    if (rc == SQLITE_OK)
        rc = sqlite3_create_function(db, "up_value", 2, flags, NULL, value, NULL, NULL);
    return rc;
}
