"""Writes tables for Ragel and for C from grammar/log/fields.tsv and grammar/log/formats.tsv.
The argument selects the table:

  rules        gen/tables/log_formats.rl: a rule for each format, and main of them all
  entries      gen/tables/log_entries.h: the numbers of these entries, and their states
  formats      gen/tables/log_formats.h: for src/library/log/log_named.c
  directives   gen/tables/log_directives.h: for src/library/log/log_custom.c"""
import re
import string
import sys

# The pattern of a field's name in a format; the name is in braces for other servers.
NAMED = {"apache": r"%[<>]?(\{[^}]*\})?[A-Za-z]", "nginx": r"\$\w+"}

# Servers whose formats uric_log_format_custom() reads: C takes these as strings.
CUSTOM = ("apache", "nginx")

# The name of the rule for a field, by the byte that ends it.
ENDS = {" ": "until_space", ":": "until_colon", "/": "until_slash", "]": "until_bracket",
        "": "rest"}

# Kinds whose rules contain their own events, and kinds without escapes.
WITH_EVENTS = ("address", "captures")
WITHOUT_ESCAPES = ("number", "status", "signed", "padded", "time", "decimal")

# Kinds whose rules have other names.
RULES = {"client": "client_field", "host": "host_name"}

# Kinds with a grammar, and the bytes that may be part of such a field: none may end it.
ALPHABETS = {
    "client": "-._:%" + string.ascii_letters + string.digits,
    "host": "-._*" + string.ascii_letters + string.digits,
}

# The flags that a field with a rule may have.  Others occur only in custom formats.
WITH_RULE = {"word", "may-be-empty", "name", "last", "brackets"}


class Field:
    def __init__(self, server, name, column, kind, flags="-", units="0"):
        self.server, self.name, self.column, self.kind = server, name, column, kind
        self.flags = [] if flags == "-" else flags.split()
        self.units = units


class Format:
    """texts[0] precedes the first field, texts[i + 1] follows field i."""

    def __init__(self, name, server, escapes, flags):
        self.name, self.row = name, (server, escapes, flags)
        self.server, self.escapes = server, escapes
        self.flags = [] if flags == "-" else flags.split()
        self.string, self.fields, self.texts = "", [], [""]
        self.others = []  # other forms of lines, which the machine does not read
        self.id = re.sub("[^a-z0-9]", "_", name)


def fail(what):
    sys.exit("grammar/tools/log_formats.py: " + what)


def rows(name):
    with open(name, encoding="utf-8") as lines:
        for line in lines:
            if line.strip() and not line.startswith("#"):
                yield line.rstrip("\n").split("\t")


def read_fields():
    return [Field(*row) for row in rows("grammar/log/fields.tsv")]


def read_formats(fields):
    formats = []
    for row in rows("grammar/log/formats.tsv"):
        if row[0]:
            formats.append(Format(*row))
            form = formats[-1]
        elif row[1] == "or":
            form = Format(formats[-1].name, *formats[-1].row)
            formats[-1].others.append(form)
        else:
            form.string += (" " if form.string else "") + row[1]
    for each in formats:
        for form in [each] + each.others:
            if form.string:
                take_apart(form, fields)
    return formats


def field_named(fields, server, written):
    """The name without braces, or the directive without conditions."""
    name = written.strip("{}") if server not in CUSTOM else re.sub("[<>]", "", written)
    for field in fields:
        if (field.server, field.name) == (server, name):
            return field
    return fail("%s has no field %s" % (server, name))


def take_apart(each, fields):
    end = 0
    for match in re.finditer(NAMED.get(each.server, r"\{[^}]*\}"), each.string):
        field = field_named(fields, each.server, match.group())
        brackets = "brackets" in field.flags
        each.texts[-1] += each.string[end:match.start()] + ("[" if brackets else "")
        each.fields.append(field)
        each.texts.append("]" if brackets else "")
        end = match.end()
    each.texts[-1] += each.string[end:]
    check(each)


def check(each):
    columns = [field.column for field in each.fields if field.column != "-"]
    if len(set(columns)) < len(columns):
        fail("%s has two fields for a column" % each.name)
    each.texts = [text.replace("\\e", "\x1b") for text in each.texts]
    if any("\\" in text for text in each.texts):
        fail("%s has a backslash" % each.name)
    for field in each.fields:
        if is_scanned(each) and set(field.flags) - WITH_RULE:
            fail("%s: no rule for %s" % (each.name, " ".join(field.flags)))


# ---- Ragel ----

def is_raw(each, i):
    """A field in quotes that are not escaped within: the first text after it ends it."""
    return (each.escapes in ("none", "traefik") and each.fields[i].kind == "until" and
            is_quoted(each, i))


def is_quoted(each, i):
    return each.texts[i].endswith('"') and each.texts[i + 1].startswith('"')


def is_named(each, i):
    """A user's name, with a time and a quote after it; see settle_user() in log_format.c."""
    fields, texts = each.fields[i:i + 2], each.texts[i + 1:i + 3]
    if not fields or fields[0].kind != "user" or texts[0] != " [":
        return False
    if len(fields) < 2 or fields[1].kind != "time":
        return False
    if not texts[1].startswith('] "'):
        fail("%s: no rule for %s" % (each.name, fields[0].name))
    return True


def kind_of(each, i):
    """Only " [" and a time end a user's name that may have spaces."""
    kind = each.fields[i].kind
    return "until" if kind == "user" and not is_named(each, i) else kind


def is_cut(each, i):
    """A field in quotes within which HAProxy's line may end."""
    return each.escapes == "haproxy" and is_quoted(each, i) and "last" in each.fields[i].flags


def may_contain_its_end(each, i):
    """Whether only the whole text after the field ends it, not its first byte alone."""
    field = each.fields[i]
    return (kind_of(each, i) == "until" and "word" not in field.flags and
            not is_quoted(each, i) and len(each.texts[i + 1]) > 1)


def raw_rule(each, i):
    """Up to the first occurrence of the text after the field, which it includes."""
    field, text = each.fields[i], each.texts[i + 1]
    column = "r.own++" if field.column == "-" else "URIC_LOG_" + field.column.upper()
    return ("( ( byte* {0} ) - ( any* {0} any+ ) ) >field_begin "
            "@{{ field_ends(&r, {1}, AT - {2}); }}").format(
                ragel_string(text), column.replace("-", "_"), len(text) - 1)


def rule_of(each, i):
    """The rule for a field, with the event that ends it."""
    field, end = each.fields[i], each.texts[i + 1][:1]
    rule = kind_of(each, i)
    if end and end in ALPHABETS.get(rule, ""):
        fail("%s: no rule for %s" % (each.name, field.name))
    rule = RULES.get(rule, rule)
    if rule == "until":
        if not is_quoted(each, i) and ("may-be-empty" in field.flags or end not in ENDS):
            fail("%s: no rule for %s" % (each.name, field.name))
        rule = "quoted" if is_quoted(each, i) else ENDS[end]
        if may_contain_its_end(each, i):
            rule = rule.replace("until", "with")
    if each.escapes == "haproxy" and field.kind not in WITHOUT_ESCAPES:
        rule = "haproxy_" + ("closed" if is_cut(each, i) else rule)
    if field.kind in WITH_EVENTS:
        return rule
    event = "own" if field.column == "-" else field.column.replace("-", "_")
    if "name" in field.flags:
        event = "apache_" + event
    if i > 0 and each.fields[i - 1].kind == "captures":
        # two columns, perhaps with no field
        own = sum(field.column == "-" for field in each.fields[:i]) + 1
        return "%s %%%s_ends %%{ r.own = URIC_LOG_FIELDS + %d; }" % (rule, event, own)
    return "%s %%%s_ends" % (rule, event)


def text_of(each, i):
    """The text before field i; the quotes around a field belong to its rule."""
    text = each.texts[i]
    if i > 0 and is_raw(each, i - 1):
        return ""
    if i < len(each.fields) and is_raw(each, i):
        return text
    if i < len(each.fields) and is_quoted(each, i):
        text = text[:-1]
    return text[1:] if i > 0 and is_quoted(each, i - 1) else text


def ragel_string(text):
    parts = ['"%s"' % part.replace('"', '\\"') for part in text.split("\x1b")]
    return " 0x1B ".join(parts)


def named_rule(each, i):
    """The rule for a user's name, the time after it, and the text up to the next field.  After any
    word but "-", the name may have no such word."""
    before, rest = each.texts[i], text_of(each, i + 2)[len("] "):]
    rule = "name_field" if before == "- " or before.endswith(" - ") else "words_field"
    return rule + (" " + ragel_string(rest) if rest else "")


def has_named_next(each, i):
    """Whether the field may be the "-" before a name."""
    return (is_named(each, i + 1) and each.texts[i + 1] == " " and
            rule_of(each, i).startswith("until_space "))


def rule_with_named(each, i):
    event = rule_of(each, i).split()[1]
    rule = named_rule(each, i + 1)
    return ('( "-" >field_begin %s " " %s | ( until_space - "-" ) %s " " %s )' %
            (event, rule.replace("words", "name"), event, rule))


def rule_alone(each, i):
    """The rule for a field and the text after it."""
    raw = is_raw(each, i)
    rule, text = raw_rule(each, i) if raw else rule_of(each, i), text_of(each, i + 1)
    if is_cut(each, i):
        rule = "( %s | %s" % (rule.replace("closed", "cut", 1), rule)
    if not raw and may_contain_its_end(each, i):
        return "( %s :>> %s )" % (rule, ragel_string(text))
    if may_be_last(each, i):
        return rule + " ( " + ragel_string(text)
    return rule + (" " + ragel_string(text) if text else "")


def may_be_last(each, i):
    return "last" in each.fields[i].flags and i + 1 < len(each.fields)


def print_rule(each):
    """Prints each field on a line, but a user's name with the fields around it.  Where the line of
    the log may end, the rest is optional."""
    print("\n    %s_line =%s" % (each.id, " syslog?" if "syslog" in each.flags else ""))
    if text_of(each, 0):
        print("        %s" % ragel_string(text_of(each, 0)))
    last, i = len(each.fields), 0
    while i < last:
        if has_named_next(each, i):
            rule, n = rule_with_named(each, i), 3
        elif is_named(each, i):
            rule, n = named_rule(each, i), 2
        else:
            rule, n = rule_alone(each, i), 1
        if i + n == last:
            rule += (" more?" * ("open" in each.flags) + " more_either?" * ("wide" in each.flags) +
                     " )?" * sum(may_be_last(each, k) for k in range(last)) +
                     " )" * sum(is_cut(each, k) for k in range(last)) + " ;")
        names = " ".join(field.name for field in each.fields[i:i + n])
        print("        %-46s # %s" % (rule, names))
        i += n


def print_rules(formats):
    print("""\
# A rule for each named format of access logs, each field on its own line; and one machine of
# all rules, as in scheme.rl.  Generated by grammar/tools/log_formats.py from
# grammar/log/formats.tsv; do not edit.
%%{
    machine log_formats;""")
    for each in formats:
        print_rule(each)
    print("\n    action entries {")
    for each in formats:
        print("        (void)fentry(as_%s);" % each.id)
    print("    }\n    main :=")
    for number, each in enumerate(formats):
        print("        %s ( %d%s ( as_%s: %s_line ) )" % (
            "|" if number else " ", number, " @entries" if number == 0 else "", each.id,
            each.id))
    print("    ;\n}%%")


# ---- C ----

def print_head(what, name, source):
    print("/* %s  Generated by\n * grammar/tools/log_formats.py from %s; do not edit. */"
          % (what, source))
    print("#ifndef URIC_%s_H\n#define URIC_%s_H\n" % (name, name))


def c_string(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"').replace("\x1b", "\\033")


def c_flags(prefix, flags):
    return " | ".join(prefix + flag.upper().replace("-", "_") for flag in flags) or "0"


UNITS = {"0": "UNIT_NONE", "1": "UNIT_S", "1000": "UNIT_MS", "1000000": "UNIT_US",
         "1000000000": "UNIT_NS"}


def c_column(field):
    return "OWN" if field.column == "-" else "URIC_LOG_" + field.column.upper().replace("-", "_")


def meaning(field, name):
    return "{ %s, %s, STEP_%s, %s, %s }" % (
        name, c_column(field), field.kind.upper(), c_flags("STEP_", field.flags), field.units)


class Names:
    """Names and texts, each once, in one string: an offset needs no relocation, as a pointer does."""

    def __init__(self, names):
        self.offset, length = {}, 0
        for name in names:
            if name not in self.offset:
                self.offset[name] = length
                length += len(name) + 1

    def print(self):
        print("static const char uric_log_names[] =")
        print("\n".join("    " + c_string(name)[:-1] + '\\0"' for name in self.offset) + ";\n")


def named_fields(names, form):
    return [named_field(names, field, text)
            for field, text in zip(form.fields, form.texts[1:])]


def named_other(names, form):
    """The step before another form of lines has the text before its first field for a name."""
    step = "    { %d, OWN, STEP_ELSE, 0, UNIT_NONE, 0 }" % names.offset[form.texts[0]]
    return [step] + named_fields(names, form)


def named_field(names, field, text):
    return "    { %d, %s, STEP_%s, %s, %s, %d }" % (
        names.offset[field.name], c_column(field), field.kind.upper(),
        c_flags("STEP_", field.flags), UNITS[field.units], names.offset[text])


def print_entries(formats):
    print_head("The entries of grammar/log/log_line.rl.", "LOG_ENTRIES", "grammar/log/formats.tsv")
    print("enum uric_log_entry {")
    for each in formats:
        print("    LOG_%s," % each.id.upper())
    print("    LOG_ENTRIES,\n    LOG_CUSTOM = LOG_ENTRIES /* no entry: steps only */\n};\n")
    print("/* the states in which they start */\n#define LOG_LINE_STARTS \\")
    print(", \\\n".join("    log_line_en_main_as_" + each.id for each in formats))
    print("\n#endif")


def is_scanned(each):
    return each.fields and "steps" not in each.flags


def is_custom(each):
    return each.server in CUSTOM


def print_formats(formats):
    print_head("The formats that have names.", "LOG_FORMATS", "grammar/log/formats.tsv")
    by_fields = [each for each in formats if each.fields and not is_custom(each)]
    names = Names(name for each in by_fields for form in [each] + each.others
                  for name in [field.name for field in form.fields] + form.texts)
    names.print()
    for each in by_fields:
        print("static const struct uric_log_named_field uric_log_%s[] = {" % each.id)
        rows = named_fields(names, each)
        for form in each.others:
            rows += named_other(names, form)
        print(",\n".join(rows))
        print("};\n")
    print("static const struct uric_log_named uric_log_formats[] = {")
    print(",\n".join(named(each) for each in formats))
    print("};\n\n#endif")


def named(each):
    """The string of a custom format, or the text before the first field."""
    entry = "LOG_" + (each.id.upper() if is_scanned(each) else "CUSTOM")
    string, fields, n = "NULL", "NULL", 0
    if each.fields and is_custom(each):
        parameter = "escape=%s " % each.escapes if each.escapes in ("json", "none") else ""
        string = c_string(parameter + each.string)
    elif each.fields:
        fields, n = "uric_log_" + each.id, len(each.fields)
        string = c_string(each.texts[0])
        n += sum(1 + len(form.fields) for form in each.others)
    flags = [flag for flag in each.flags if flag != "steps"]
    return "    { %s, %s, ESCAPE_%s,\n      %s,\n      %s, %d, %s }" % (
        c_string(each.name), entry, each.escapes.upper(), string, fields, n,
        c_flags("FORMAT_", flags))


def print_directives(fields):
    print_head("The fields of custom formats.", "LOG_DIRECTIVES", "grammar/log/fields.tsv")
    print("static const struct uric_log_directive uric_log_directives[] = {")
    print(",\n".join("    { '%s', %s }" % (field.name[-1], meaning(field, text_in_braces(field)))
                     for field in fields if field.server == "apache"))
    print("};\n\nstatic const struct uric_log_meaning uric_log_variables[] = {")
    print(",\n".join("    " + meaning(field, c_string(field.name[1:]))
                     for field in fields if field.server == "nginx"))
    print("};\n\n#endif")


def text_in_braces(field):
    text = re.fullmatch(r"%(?:\{(.*)\})?.", field.name).group(1)
    return "NULL" if text == "*" else c_string(text or "")


fields_of_servers = read_fields()
all_formats = read_formats(fields_of_servers)
scanned = [each for each in all_formats if is_scanned(each)]

{
    "rules": lambda: print_rules(scanned),
    "entries": lambda: print_entries(scanned),
    "formats": lambda: print_formats(all_formats),
    "directives": lambda: print_directives(fields_of_servers),
}[sys.argv[1]]()
