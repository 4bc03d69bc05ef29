/* Follows the structure of a message (RFC 2046): headers, parts, messages in messages. */
#include "command/find/mail_parts.h"

#include <string.h>

static void begin_text(struct mail *m, const char *suffix, int is_html)
{
    mail_levels_name(&m->levels, suffix, m->text.part);
    mail_text_begin(&m->text, m->file, m->message, is_html);
}

/* ---- headers ---- */

static void begin_header(struct mail *m, int of_message, int default_message)
{
    m->state = MAIL_IN_HEADER;
    m->of_message = of_message;
    mail_header_begin(&m->header, default_message);
    begin_text(m, of_message ? "HEADER" : "MIME", 0);
}

/* Begins a body that is not decoded: what precedes or follows the parts of a multipart. */
static void begin_plain(struct mail *m, const char *suffix)
{
    memset(&m->decoder, 0, sizeof m->decoder);
    m->state = MAIL_IN_BODY;
    begin_text(m, suffix, 0);
}

static int is_multipart(const struct mail *m)
{
    const enum mail_content content = m->header.content;

    return (content == MAIL_MULTIPART || content == MAIL_DIGEST) && m->header.n_boundary > 0 &&
           !mail_levels_full(&m->levels);
}

/* An encoded message is against RFC 2046, 5.2.1: its decoded text is searched as text. */
static int is_message(const struct mail *m)
{
    return m->header.content == MAIL_MESSAGE && m->header.encoding == MAIL_IDENTITY &&
           !mail_levels_full(&m->levels);
}

/* Begins a part's body of one text.  A multipart is one if it is nested too deeply or has no
 * boundary; it is never encoded (RFC 2045, 6.4). */
static void begin_single(struct mail *m)
{
    const enum mail_content content = m->header.content;

    memset(&m->decoder, 0, sizeof m->decoder);
    if (content != MAIL_MULTIPART && content != MAIL_DIGEST)
        m->decoder.encoding = m->header.encoding;
    m->state = content == MAIL_OTHER ? MAIL_IN_OTHER : MAIL_IN_BODY;
    if (content != MAIL_OTHER)
        begin_text(m, "", content == MAIL_HTML);
}

static void end_header(struct mail *m)
{
    mail_text_end(&m->text);
    mail_header_end(&m->header);
    if (is_multipart(m)) {
        begin_plain(m, "PREAMBLE");
        mail_levels_multipart(&m->levels, &m->header);
        return;
    }
    if (m->of_message)
        mail_levels_single(&m->levels);
    if (is_message(m))
        begin_header(m, 1, 0);
    else
        begin_single(m);
}

/* ---- lines ---- */

static void next_message(struct mail *m)
{
    mail_text_end(&m->text);
    m->levels.n = 0;
    m->message++;
    begin_header(m, 1, 0);
}

/* Whether a line begins a message of a mailbox (RFC 4155). */
static int begins_message(struct mail *m, const char *s, size_t n)
{
    const int is_from = n >= 5 && memcmp(s, "From ", 5) == 0;

    if (m->line == 1)
        m->is_mailbox = is_from;
    return m->is_mailbox && is_from && (m->line == 1 || m->after_empty);
}

/* Returns whether the line is one between parts. */
static int is_delimiter(struct mail *m, const char *s, size_t n)
{
    const enum mail_delimiter found = mail_levels_line(&m->levels, s, n);

    if (found == MAIL_NO_DELIMITER)
        return 0;
    mail_text_end(&m->text);
    if (found == MAIL_NEXT_PART)
        begin_header(m, 0, m->levels.level[m->levels.n - 1].is_digest);
    else
        begin_plain(m, "EPILOGUE");
    return 1;
}

static int is_empty(const char *s, size_t n)
{
    return n == 0 || s[0] == '\n' || (n >= 2 && s[0] == '\r' && s[1] == '\n');
}

/* Reads a piece of a line of the header, or ends the header.  Returns whether it was part of
 * that, or the empty line after it. */
static int header_line(struct mail *m, const char *s, size_t n, int begins)
{
    if (mail_header_put(&m->header, s, n, begins)) {
        mail_text_put(&m->text, s, n, m->line);
        return 1;
    }
    end_header(m);
    return is_empty(s, n);
}

/* A line that is no field ends the header of a message, and may be the first field of a message
 * in it: each time one level is entered. */
static void text_line(struct mail *m, const char *s, size_t n, int begins, int ends)
{
    while (m->state == MAIL_IN_HEADER) {
        if (header_line(m, s, n, begins))
            return;
    }
    if (m->state == MAIL_IN_BODY)
        mail_decode(&m->decoder, &m->text, s, n, ends, m->line);
}

void mail_line(struct mail *m, const char *s, size_t n, int begins, int ends)
{
    if (begins) {
        m->line++;
        m->skips_line = begins_message(m, s, n);
        if (m->skips_line && m->line > 1)
            next_message(m);
        m->after_empty = is_empty(s, n);
    }
    if (m->skips_line || (begins && ends && is_delimiter(m, s, n)))
        return;
    text_line(m, s, n, begins, ends);
}

/* ---- files ---- */

void mail_init(struct mail *m, struct find_worker *w)
{
    memset(m, 0, sizeof *m);
    mail_text_init(&m->text, w);
}

void mail_begin(struct mail *m, const char *file, struct sink *out)
{
    m->file = file;
    m->text.out = out;
    m->line = m->message = 0;
    m->is_mailbox = m->after_empty = m->skips_line = 0;
    m->levels.n = 0;
    m->message = 1;
    begin_header(m, 1, 0);
}

void mail_end(struct mail *m)
{
    mail_text_end(&m->text);
}
