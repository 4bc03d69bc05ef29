/* uric find: URIs in free text. */
#include "command/base_option.h"
#include "command/commands.h"
#include "command/find/find_mail.h"
#include "command/find/find_rows.h"
#include "command/find/find_whole.h"
#include "command/help.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/record/jobs.h"

#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Without --fields, with --strict, --mail or both. */
#define FIND_STRICT_FIELDS "file,offset,length,uri,cut"
#define FIND_MAIL_FIELDS "file,message,part,offset,length,uri"
#define FIND_STRICT_MAIL_FIELDS FIND_MAIL_FIELDS ",cut"

static const char help[] =
    "usage: uric find [OPTION...] [FILE...]\n"
    "\n"
    "Find URIs in free text, and print one per line: those in <...> and \"...\", those after\n"
    "URL:, and those recognized by their scheme (RFC 3986, Appendix C).\n"
    "The text may contain any bytes.  With no FILE, or when FILE is -, reads standard input.\n"
    "Files compressed with gzip, xz, zstd, bzip2 or lz4 are recognized by their first bytes and\n"
    "decompressed; offsets are those in the decompressed text.\n"
    "\n"
    "  --strict         find URIs that are valid by RFC 3986 only, and end the others at the\n"
    "                   first byte that is not: then the column cut is printed, too\n"
    "  --iri            find IRIs (RFC 3987): letters beyond US-ASCII are not tolerated but part\n"
    "                   of them, so tolerated does not list utf8\n"
    "  --suffix         also find hosts that start with www. or ftp., and print their URI\n"
    "                   with http:// or ftp:// in front\n"
    "  --any-scheme     in <...> and \"...\", find URIs of any scheme, even std::string\n"
    "  --html           read HTML: also find the references in href, src, action and data-src,\n"
    "                   and each URL in srcset, imagesrcset and data-srcset; and resolve them\n"
    "                   against the BASE element's, if that is in the first mebibyte\n"
    "  --base=URI       the URI of the document, with --html or --mail\n"
    "  --all-attributes with --html or --mail: also the references in background, cite,\n"
    "                   codebase, data, formaction, longdesc, manifest, poster and xlink:href;\n"
    "                   and those in other data-* that start with /, ./, ../, http: or https:\n"
    "  --mail           read a message (MIME), or a mailbox whose first line begins with\n"
    "                   \"From \": search headers and decoded parts, text/html as with --html;\n"
    "                   the columns message and part are then printed, too\n"
    "  --wrapped        join URIs that lines are wrapped in, as in mail and RFCs; doubtful is then 1\n"
    "  -f, --fields=F,...\n"
    "                   columns (default file,offset,length,uri); also doubtful form line\n"
    "                   text outer-offset outer-length tolerated cut escape message part\n"
    HELP_ROWS
    HELP_RECURSIVE
    HELP_JOBS ";\n"
    "                   --html, --mail, --wrapped and the field line use one thread\n"
    "  -q, --quiet      print no message that counts URIs: too long, not valid, cut\n"
    "\n";
static const char help_end[] =
    "offset and length count bytes of the text; text is that span, unchanged.  White space\n"
    "in delimiters is in the span, but not in the URI.  outer-offset and outer-length include\n"
    "the delimiters and URL:.  doubtful is 1 if a line ended in a hyphen, or if a letter or [...]\n"
    "follows that may belong to the URI, if it may be quoted-printable, or if ... or * after it\n"
    "may tell that it is shortened; else 0.  form is angle, quoted, prefixed, bare, suffix,\n"
    "attribute or escaped.  line counts from 1.\n"
    "\n"
    "uri is without the escapes of the text, and escape lists their kinds: json (\\/ \\u0026), hex\n"
    "(\\x26), backslash (Markdown's and LaTeX's \\_ \\& \\%), tex (\\~{} \\textasciitilde{}), html\n"
    "(&amp; &#38; &eacute;), quoted-printable (=3D and = at a line's end, if each = of the URI is\n"
    "one), roff (\\- and \\: of manual pages).  An escape of what no URI has, such as \\n, ends it.\n"
    "\n"
    "A URI may have bytes that RFC 3986 does not allow but people write; tolerated lists their\n"
    "names, as with parse --tolerate: utf8 (letters, and a hyphen, en dash or apostrophe before\n"
    "one; other punctuation, symbols and spaces end a URI), brackets and braces in pairs, caret,\n"
    "stray-percent, after \"?\" or \"#\" and in quotes pipe, after \"#\" hash, and in HTML's values\n"
    "angle, backslash, backtick, quote, space and every character.  cut is 1 for a URI that --strict\n"
    "shortens, and for one that ends before %, a { that is not closed, an unknown escape, a letter\n"
    "of another encoding than UTF-8, <name>, or a pipe, symbol, quote or terminal's colour after\n"
    "which it may go on; a message counts these, and the relative references in HTML that are not\n"
    "UTF-8.  Chinese, Japanese, Korean, Thai, Lao, Burmese, Khmer and Yi letters right after an\n"
    "ASCII letter or digit are the text's next word; after /?#=&-_~+@: or another such letter, or\n"
    "in quotes, <...> or Markdown's ](...), they belong to the URI.\n"
    "\n"
    "With --mail, offset and length count bytes of a text of its own: a header as it is, or a\n"
    "part's body without its encoding, base64 or quoted-printable; line is still the file's.\n"
    "message counts from 1.  part is HEADER or PREAMBLE, or 2, 2.1, 2.MIME (its header),\n"
    "2.HEADER (the header of the message in it), 2.PREAMBLE and 2.EPILOGUE (what is around the\n"
    "parts of a multipart).  Text is searched as it is: encoded words and charsets are not\n"
    "decoded.  Parts of other types than text/*, message/* and application/xhtml+xml are not\n"
    "searched.  Structure is read to a depth of 16; what is deeper is text, and so are encoded\n"
    "messages and multiparts without a boundary.  Data of an unknown encoding are searched as\n"
    "they are.  A BASE element counts in the first 256 KiB of a part.\n"
    "\n"
    "A URI longer than 65536 bytes is skipped; at the end, a message tells how many were.\n"
    "Exit status: 0 some were found, 1 none, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'It is at <http://a.example/b>, see http://b.example/c_(d).' | uric find\n"
    "  -\t10\t18\thttp://a.example/b\n"
    "  -\t35\t22\thttp://b.example/c_(d)\n";

/* The caller frees it. */
static char *whole_help(void)
{
    char *const text = memory_of(sizeof help + sizeof help_end);

    strcpy(text, help);
    strcat(text, help_end);
    return text;
}

/* Searches a part of a text independently of the others. */
static int answer_part(void *worker, struct records *part, struct sink *out)
{
    struct find_worker *w = worker;
    struct uric_finder f;
    const struct piece_of_text t = { part->file, part->at,
                                     (size_t)(part->end - part->at),
                                     part->number - part->before };

    if (part->number == 0)
        w->lines = w->counted = 0;
    uric_find_init_at(&f, w->run->options.flags, part->number, part->before);
    find_rows_put(w, &f, &t, 0, out);
    find_rows_count(w, &f);
    return STATUS_VALID;
}

/* ---- all files ---- */

static void begin_worker(struct find_worker *w, const struct find_run *run)
{
    memset(w, 0, sizeof *w);
    w->run = run;
    uric_tolerance_preset(&w->policy, URIC_TOLERATE_LOG);
    w->values = memory_of(memory_product(run->fields.n, sizeof *w->values));
}

static void end_worker(struct find_worker *w)
{
    room_free(&w->joined);
    room_free(&w->whole);
    free(w->values);
}

static void say_counts(const struct find_run *run, const struct find_worker *workers)
{
    uint64_t too_long = 0, tolerated = 0, cut = 0;
    int i;

    for (i = 0; i < run->options.shared.jobs; i++) {
        too_long += workers[i].too_long;
        tolerated += workers[i].tolerated;
        cut += workers[i].cut;
    }
    if (run->options.shared.quiet)
        return;
    if (too_long > 0)
        message("URIs longer than 65536 bytes, skipped: %llu", (unsigned long long)too_long);
    if (tolerated > 0)
        message(run->options.iri
                    ? "IRIs with bytes that RFC 3987 does not allow: %llu (see field tolerated)"
                    : "URIs with bytes that RFC 3986 does not allow: %llu (see field tolerated)",
                (unsigned long long)tolerated);
    if (cut > 0)
        message(run->options.iri
                    ? "IRIs cut or lost at a byte that RFC 3987 does not allow: %llu (see field cut)"
                    : "URIs cut or lost at a byte that RFC 3986 does not allow: %llu (see field cut)",
                (unsigned long long)cut);
}

static int any_found(const struct find_run *run, const struct find_worker *workers)
{
    int i;

    for (i = 0; i < run->options.shared.jobs; i++) {
        if (workers[i].n_found > 0)
            return 1;
    }
    return 0;
}

static int answer_all(const struct find_run *run)
{
    const struct options *const o = &run->options.shared;
    const size_t n = (size_t)o->jobs;
    const struct jobs jobs = { .options = o, .is_text = 1, .decompress = 1 };
    struct find_worker *workers = memory_of(memory_product(n, sizeof *workers));
    int status, i;

    for (i = 0; i < o->jobs; i++)
        begin_worker(&workers[i], run);
    rows_begin(o->rows.format, o->rows.header, run->fields.names, run->fields.n);
    if (run->options.mail)
        status = find_mail(workers);
    else if (run->options.html || run->options.wrapped)
        status = find_whole(workers);
    else
        status = jobs_answer(&jobs, answer_part, workers, sizeof *workers);
    rows_end();
    if (status == STATUS_VALID && !any_found(run, workers))
        status = STATUS_INVALID;
    say_counts(run, workers);
    for (i = 0; i < o->jobs; i++)
        end_worker(&workers[i]);
    free(workers);
    return status;
}

/* ---- options ---- */

#define AT(name) offsetof(struct find_options, name)

static const struct known_option own[] = {
    { "base", 0, required_argument, option_text, AT(base) },
    { "strict", 0, no_argument, option_flag, AT(strict) },
    { "iri", 0, no_argument, option_flag, AT(iri) },
    { "suffix", 0, no_argument, option_flag, AT(suffix) },
    { "any-scheme", 0, no_argument, option_flag, AT(any_scheme) },
    { "html", 0, no_argument, option_flag, AT(html) },
    { "all-attributes", 0, no_argument, option_flag, AT(all_attributes) },
    { "mail", 0, no_argument, option_flag, AT(mail) },
    { "wrapped", 0, no_argument, option_flag, AT(wrapped) }
};

static int has_field(const struct fields *fields, size_t field)
{
    size_t i;

    for (i = 0; i < fields->n; i++) {
        if (fields->which[i] == field)
            return 1;
    }
    return 0;
}

/* Returns 0, or -1 after a message. */
static int check_options(const struct find_options *o)
{
    struct uric base;

    if (o->shared.null_terminated) {
        message("--null does not apply: find reads text, not records");
        return -1;
    }
    if (o->iri && o->strict) {
        message("--iri and --strict exclude each other: --strict ends a URI at what only IRIs have");
        return -1;
    }
    if (o->mail && o->html) {
        message("--mail and --html exclude each other: --mail knows the parts that are HTML");
        return -1;
    }
    if (o->all_attributes && !o->html && !o->mail) {
        message("--all-attributes requires --html or --mail");
        return -1;
    }
    if (o->base == NULL)
        return 0;
    if (!o->html && !o->mail) {
        message("--base requires --html or --mail");
        return -1;
    }
    return base_option_read(&o->shared, o->base, URIC_RULE_URI_REFERENCE, &base);
}

/* Returns 0, or -1 after a message. */
static int check_fields(const struct find_run *run)
{
    if (!run->options.mail && (has_field(&run->fields, FIND_MESSAGE) ||
                               has_field(&run->fields, FIND_PART))) {
        message("the fields message and part require --mail");
        return -1;
    }
    return 0;
}

static const char *default_fields(const struct find_options *o)
{
    if (o->strict)
        return o->mail ? FIND_STRICT_MAIL_FIELDS : FIND_STRICT_FIELDS;
    return o->mail ? FIND_MAIL_FIELDS : NULL;
}

static unsigned flags_of(const struct find_options *o)
{
    return (o->strict ? URIC_FIND_STRICT : 0u) | (o->suffix ? URIC_FIND_SUFFIX : 0u) |
           (o->any_scheme ? URIC_FIND_ANY_SCHEME : 0u) | (o->html ? URIC_FIND_HTML : 0u) |
           (o->all_attributes ? URIC_FIND_ATTRIBUTES : 0u) | (o->wrapped ? URIC_FIND_WRAPPED : 0u);
}

static int answer_run(struct find_run *run)
{
    struct find_options *const o = &run->options;

    o->flags = flags_of(o);
    run->counts_lines = has_field(&run->fields, FIND_LINE);
    if (run->counts_lines || o->html || o->mail || o->wrapped)
        o->shared.jobs = 1;
    return answer_all(run);
}

int command_find(int argc, char **argv)
{
    struct find_run run;
    char *const text = whole_help();
    const struct option_set set = { TAKES_ROWS, own, sizeof own / sizeof *own, text };
    struct options *const o = &run.options.shared;
    int status;

    memset(&run, 0, sizeof run);
    status = options_read(o, argc, argv, &set);
    free(text);
    if (status >= 0)
        return status;
    if (o->rows.fields == NULL)
        o->rows.fields = default_fields(&run.options);
    if (check_options(&run.options) < 0 ||
        fields_read(&run.fields, o, find_fields, FIND_FIELDS,
                    FIND_DEFAULT_FIELDS) < 0)
        return options_hint(argv[0]);
    status = check_fields(&run) < 0 ? options_hint(argv[0]) : answer_run(&run);
    fields_free(&run.fields);
    return status;
}
