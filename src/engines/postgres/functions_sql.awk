# Writes the SQL and the C that PostgreSQL needs for each function in functions.tsv.
#
#   awk -v want=script    the extension's script: types, functions, comments
#   awk -v want=overloads the functions that also take values of the type uri
#   awk -v want=entries   the C functions that the script names
#
# With -v update=1, the first two for ALTER EXTENSION uric UPDATE: functions are replaced or
# created, types stay.

BEGIN {
    FS = "\t"
    Q = "\047"
    # the names of the composite types
    type["uri_parse"] = "uri_parts"
    type["log_parse"] = "log_line"
    # how many rows the planner expects
    rows["uri_query_pairs"] = 4
    rows["uri_path_segments"] = 4
    rows["uri_find"] = 2
    # the functions whose answer is a reference, too
    returns_uri = "^uri_(resolve|relate|normalize|set|set_decoded|remove)$"
    if (want == "overloads") {
        print "-- The functions of references, for the type uri, which has text's layout."
    } else if (want == "script") {
        print "-- The functions of uric, made from src/engines/functions.tsv."
        print "\\echo Use \"" (update ? "ALTER EXTENSION uric UPDATE" : "CREATE EXTENSION uric") \
            "\" to load this file. \\quit\n"
        print "-- Checks constant names, such as a part's, when the statement is planned."
        print create() " uric_check_names(internal) RETURNS internal"
        print "    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE"
        print "    AS " Q "MODULE_PATHNAME" Q ", " Q "uric_sql_check_names" Q ";"
    } else {
        print "/* The C functions that the script names, made from functions.tsv. */"
        print "#include \"engines/postgres/uric_postgres.h\""
    }
}

/^#/ { next }

# Comments in the database name the document.
{
    gsub(/\((Appendix|[0-9])/, "(RFC 3986, &", $7)
    gsub(/3986, \(/, "3986, ", $7)
}

want == "entries" {
    printf "\nURIC_%s(%s)", ($3 == "rows" ? "ROWS" : "ANSWER"), $1
    next
}

want == "overloads" {
    n = split_arguments($2)
    if (!overload_arguments())
        next
    for (i = n_required; i <= n; i++)
        one_function(i)
    # what is resolved need not be valid: then the answer is NULL
    if ($1 == "uri_resolve") {
        kind[2] = "text"
        one_function(n)
    }
    next
}

{
    n = split_arguments($2)
    if (($3 == "record" && !($1 in type)) || ($3 == "rows" && !($1 in rows))) {
        print "functions_sql.awk: BEGIN lacks " $1 > "/dev/stderr"
        exit 1
    }
    if ($3 == "record" && !update)
        composite_type()
    for (i = n_required; i <= n; i++)
        one_function(i)
}

END {
    if (want == "entries")
        print ""
}

# Fills name[], kind[] (as in the table) and n_required; returns how many there are.
function split_arguments(list,    n, i, a, pair) {
    n = split(list, a, /, /)
    n_required = 0
    for (i = 1; i <= n; i++) {
        if (a[i] ~ /^\[/)
            gsub(/[][]/, "", a[i])
        else
            n_required = i
        split(a[i], pair, ":")
        name[i] = pair[1]
        kind[i] = pair[2]
    }
    return n
}

# Gives the type uri to the arguments that are references.  Returns whether there are any: other
# arguments are texts of any kind.
function overload_arguments() {
    if ($1 ~ /^(uri_split_.*|uri_find|uri_encode|uri_decode|uri_build|log_parse)$/)
        return 0
    kind[1] = "uri"
    if ($1 ~ /^uri_(resolve|relate|equal)$/)
        kind[2] = "uri"
    return 1
}

# An argument is a bigint, so that a column of any integer type fits; an answer is an
# integer, which all offsets in a text are.
function sql_type(kind, is_argument) {
    if (kind == "integer")
        return is_argument ? "bigint" : "integer"
    if (kind == "boolean" || kind == "text" || kind == "json" || kind == "uri")
        return kind
    return kind == "texts" ? "text[]" : "text" # also "text?" and names
}

function columns(    n, i, c, pair, s) {
    n = split($4, c, /, /)
    for (i = 1; i <= n; i++) {
        split(c[i], pair, ":")
        s = s (i > 1 ? ", " : "") quoted(pair[1]) " " sql_type(pair[2], 0)
    }
    return s
}

function composite_type() {
    print "\nCREATE TYPE " type[$1] " AS (" columns() ");"
    print "COMMENT ON TYPE " type[$1] " IS " literal("what " $1 " returns: " $7) ";"
}

function one_function(n,    i, arguments, types, checked, takes_null, result) {
    for (i = 1; i <= n; i++) {
        arguments = arguments (i > 1 ? ", " : "") quoted(name[i]) " " sql_type(kind[i], 1)
        types = types (i > 1 ? ", " : "") sql_type(kind[i], 1)
        if (kind[i] == "text?")
            takes_null = 1
        else if (kind[i] !~ /^(text|uri|integer)$/)
            checked = 1
    }
    result = $3 == "record" ? type[$1] : $3 == "rows" ? "TABLE (" columns() ")" : \
        sql_type($3, 0)
    if (want == "overloads" && $1 ~ returns_uri)
        result = "uri"
    print "\n" create() " " $1 "(" arguments ") RETURNS " result
    print "    LANGUAGE C " ($6 == "list" ? "STABLE" : "IMMUTABLE") (takes_null ? "" : " STRICT") \
        " PARALLEL SAFE COST " $5 \
        ($3 == "rows" ? " ROWS " rows[$1] : "") \
        (checked ? " SUPPORT uric_check_names" : "")
    print "    AS " Q "MODULE_PATHNAME" Q ", " Q "uric_sql_" $1 Q ";"
    print "COMMENT ON FUNCTION " $1 "(" types ") IS " literal($7) ";"
}

function create() { return update ? "CREATE OR REPLACE FUNCTION" : "CREATE FUNCTION" }

function quoted(name) { return "\"" name "\"" }

function literal(s) {
    gsub(Q, Q Q, s)
    return Q s Q
}
