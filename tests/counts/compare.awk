# Compares instruction counts with the record, as TAP without its plan:
#
#   awk -f compare.awk record.tsv measured.tsv
#
# Counts are compared only where nothing but our code can have changed them; they may
# grow by 3 %.
BEGIN { FS = "\t" }

FNR == 1 {
    file++
    for (i = 1; i <= NF; i++)
        column[$i] = i
    next
}

{
    form = $column["isa"] ", " $column["input"]
    count = $column["instructions"]
    with = $column["compiler"] " " $column["flags"] " under " $column["valgrind"]
    checksum = $column["checksum"]
}

file == 1 {
    recorded[form] = count
    recorded_with[form] = with
    recorded_checksum[form] = checksum
    next
}

function result(verdict, what) { print verdict " " ++number " - " form ": " what }

{
    measured[form] = 1
    said = count " instructions for a URI"
    if (count + 0 == 0)
        result("ok", "# SKIP not countable: " $column["valgrind"] " does not run it")
    else if (recorded[form] + 0 == 0)
        result("ok", said " # SKIP not comparable: none recorded")
    else if (recorded_with[form] != with)
        result("ok", said " # SKIP not comparable: " recorded[form] " with " recorded_with[form])
    else if (recorded_checksum[form] != checksum)
        result("not ok", said ", but the record has another input (make counts)")
    else if (count > 1.03 * recorded[form])
        result("not ok", said ", more than 3 % above " recorded[form])
    else
        result("ok", said ", recorded " recorded[form])
}

END {
    for (form in recorded) {
        if (!measured[form])
            result("ok", "# SKIP not countable: this processor does not have it")
    }
}
