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
    key = $column["isa"] ", " $column["input"]
    count = $column["instructions"]
    with = $column["compiler"] " " $column["flags"] " under " $column["valgrind"]
    checksum = $column["checksum"]
}

file == 1 {
    recorded[key] = count
    recorded_with[key] = with
    recorded_checksum[key] = checksum
    next
}

function result(verdict, what) { print verdict " " ++number " - " key ": " what }

{
    measured[key] = 1
    said = count " instructions for a URI"
    if (count + 0 == 0)
        result("ok", "# SKIP not countable: " $column["valgrind"] " does not run it")
    else if (recorded[key] + 0 == 0)
        result("ok", said " # SKIP not comparable: none recorded")
    else if (recorded_with[key] != with)
        result("ok", said " # SKIP not comparable: " recorded[key] " with " recorded_with[key])
    else if (recorded_checksum[key] != checksum)
        result("not ok", said ", but the record has another input (make counts)")
    else if (count > 1.03 * recorded[key])
        result("not ok", said ", more than 3 % above " recorded[key])
    else
        result("ok", said ", recorded " recorded[key])
}

END {
    for (key in recorded) {
        if (!measured[key])
            result("ok", "# SKIP not countable: this processor does not have it")
    }
}
