"""Writes tables for Ragel and for C from grammar/log/fields.tsv and grammar/log/formats.tsv.
The argument selects the table:

  rules        gen/tables/log_formats.rl: a rule for each format, and main of them all
  entries      gen/tables/log_entries.h: the numbers of these entries, and their states
  formats      gen/tables/log_formats.h: for src/log/log_named.c
  directives   gen/tables/log_directives.h: for src/log/log_custom.c"""
import re
import sys

# The pattern of a field's name in a format.
NAMED = {
    "apache": r"%[<>]?(\{[^}]*\})?[A-Za-z]",
    "nginx": r"\$\w+",
    "aws": r"\{[^}]*\}",
    "haproxy": r"\{[^}]*\}",
}

# Servers whose formats uric_log_format_custom() reads: C takes these as strings.
CUSTOM = ("apache", "nginx")

# The name of the rule for a field, by the byte that ends it.
ENDS = {" ": "until_space", ":": "until_colon", "/": "until_slash", "]": "until_bracket"}

# Kinds whose rules contain their own events, and kinds without escapes.
WITH_EVENTS = ("address", "captures")
WITHOUT_ESCAPES = ("number", "status", "signed", "time")

# The flags that a field with a rule may have.  Others occur only in custom formats.
WITH_RULE = {"word", "may-be-empty", "user", "last", "brackets"}


class Field:
    def __init__(self, server, name, column, kind, flags="-", units="0"):
        self.server, self.name, self.column, self.kind = server, name, column, kind
        self.flags = [] if flags == "-" else flags.split()
        self.units = units


class Format:
    """texts[0] precedes the first field, texts[i + 1] follows field i."""

    def __init__(self, name, server, escapes, flags):
        self.name, self.server, self.escapes = name, server, escapes
        self.flags = [] if flags == "-" else flags.split()
        self.string, self.fields, self.texts = "", [], [""]


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
        else:
            formats[-1].string += (" " if formats[-1].string else "") + row[1]
    for each in formats:
        if each.string:
            take_apart(each, fields)
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
    for match in re.finditer(NAMED[each.server], each.string):
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
    if each.server not in CUSTOM and each.texts[0]:
        fail("%s has text before its first field" % each.name)
    if "\\" in each.string:
        fail("%s has a backslash" % each.name)
    for field in each.fields:
        if set(field.flags) - WITH_RULE:
            fail("%s: no rule for %s" % (each.name, " ".join(field.flags)))


# ---- Ragel ----

def is_quoted(each, i):
    return each.texts[i].endswith('"') and each.texts[i + 1].startswith('"')


def may_contain_its_end(each, i):
    """Whether only the whole text after the field ends it, not its first byte alone."""
    field = each.fields[i]
    return (field.kind == "until" and "word" not in field.flags and
            not is_quoted(each, i) and len(each.texts[i + 1]) > 1)


def rule_of(each, i):
    """The rule for a field, with the event that ends it."""
    field, end = each.fields[i], each.texts[i + 1][:1]
    rule = field.kind
    if field.kind == "until":
        if not is_quoted(each, i) and ("may-be-empty" in field.flags or end not in ENDS):
            fail("%s: no rule for %s" % (each.name, field.name))
        rule = "quoted" if is_quoted(each, i) else ENDS[end]
        if may_contain_its_end(each, i):
            rule = rule.replace("until", "with")
    if each.escapes == "haproxy" and field.kind not in WITHOUT_ESCAPES:
        rule = "haproxy_" + rule
    if field.kind in WITH_EVENTS:
        return rule
    event = "own" if field.column == "-" else field.column.replace("-", "_")
    if "user" in field.flags:
        event = "apache_" + event
    return "%s %%%s_end" % (rule, event)


def text_of(each, i):
    """The text before field i; the quotes around a field belong to its rule."""
    text = each.texts[i]
    if i < len(each.fields) and is_quoted(each, i):
        text = text[:-1]
    return text[1:] if i > 0 and is_quoted(each, i - 1) else text


def ragel_string(text):
    return '"%s"' % text.replace('"', '\\"')


def print_rule(each):
    """Prints each field on a line.  Where the line of the log may end, the rest is optional."""
    print("\n    %s_line =%s" % (each.name, " syslog?" if "syslog" in each.flags else ""))
    if text_of(each, 0):
        print("        %s" % ragel_string(text_of(each, 0)))
    closing = ""
    for i, field in enumerate(each.fields):
        rule, text = rule_of(each, i), text_of(each, i + 1)
        is_last = i + 1 == len(each.fields)
        if may_contain_its_end(each, i):
            rule = "( %s :>> %s )" % (rule, ragel_string(text))
        elif "last" in field.flags and not is_last:
            rule += " ( " + ragel_string(text)
            closing += " )?"
        elif text:
            rule += " " + ragel_string(text)
        if is_last:
            rule += (" more?" if "open" in each.flags else "") + closing + " ;"
        print("        %-46s # %s" % (rule, field.name))


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
        print("        (void)fentry(as_%s);" % each.name)
    print("    }\n    main :=")
    for number, each in enumerate(formats):
        print("        %s ( %d%s ( as_%s: %s_line ) )" % (
            "|" if number else " ", number, " @entries" if number == 0 else "", each.name,
            each.name))
    print("    ;\n}%%")


# ---- C ----

def print_head(what, name, source):
    print("/* %s  Generated by\n * grammar/tools/log_formats.py from %s; do not edit. */"
          % (what, source))
    print("#ifndef URIC_%s_H\n#define URIC_%s_H\n" % (name, name))


def c_string(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"')


def c_flags(prefix, flags):
    return " | ".join(prefix + flag.upper().replace("-", "_") for flag in flags) or "0"


def meaning(field, name):
    column = "OWN" if field.column == "-" else "URIC_LOG_" + field.column.upper().replace("-", "_")
    return "{ %s, %s, STEP_%s, %s, %s }" % (
        name, column, field.kind.upper(), c_flags("STEP_", field.flags), field.units)


def print_entries(formats):
    print_head("The entries of grammar/log/log_line.rl.", "LOG_ENTRIES", "grammar/log/formats.tsv")
    print("enum uric_log_entry {")
    for each in formats:
        print("    LOG_%s," % each.name.upper())
    print("    LOG_ENTRIES,\n    LOG_CUSTOM = LOG_ENTRIES /* no entry: steps only */\n};\n")
    print("/* the states in which they start */\n#define LOG_LINE_STARTS \\")
    print(", \\\n".join("    log_line_en_main_as_" + each.name for each in formats))
    print("\n#endif")


def is_custom(each):
    return each.server in CUSTOM


def print_formats(formats):
    print_head("The formats that have names.", "LOG_FORMATS", "grammar/log/formats.tsv")
    for each in formats:
        if each.fields and not is_custom(each):
            print("static const struct uric_log_named_field uric_log_%s[] = {" % each.name)
            print(",\n".join("    { %s, %s }" % (meaning(field, c_string(field.name)),
                                                c_string(text))
                             for field, text in zip(each.fields, each.texts[1:])))
            print("};\n")
    print("static const struct uric_log_named uric_log_formats[] = {")
    print(",\n".join(named(each) for each in formats))
    print("};\n\n#endif")


def named(each):
    entry = "LOG_" + (each.name.upper() if each.fields else "CUSTOM")
    string, fields, n = "NULL", "NULL", 0
    if each.fields and is_custom(each):
        string = c_string(each.string)
    elif each.fields:
        fields, n = "uric_log_" + each.name, len(each.fields)
    return "    { %s, %s, ESCAPE_%s,\n      %s,\n      %s, %d, %s }" % (
        c_string(each.name), entry, each.escapes.upper(), string, fields, n,
        c_flags("FORMAT_", each.flags))


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
scanned = [each for each in all_formats if each.fields]

{
    "rules": lambda: print_rules(scanned),
    "entries": lambda: print_entries(scanned),
    "formats": lambda: print_formats(all_formats),
    "directives": lambda: print_directives(fields_of_servers),
}[sys.argv[1]]()
