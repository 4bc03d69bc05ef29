#!/bin/sh
# Reports the run in a directory.
#
#   readme.sh run DIRECTORY [FILE]       the whole report, for bench/README.md
#   readme.sh figures DIRECTORY [FILE]   three figures and their run, for README.md
#
# Prints the report, or inserts it into FILE, between the marks "<!-- the run -->" and
# "<!-- the end of the run -->", or those of the figures.
set -eu

what=$1 run=$2

by_name='FNR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }'

# Keeps the least and the most of each name's values, names in the order of their first value.
extremes='function take(name, value) {
    if (!(name in least)) {
        names[++n] = name
        least[name] = most[name] = value
    }
    if (value < least[name])
        least[name] = value
    if (value > most[name])
        most[name] = value
}'

inputs() {
    awk -F '\t' "$by_name"'
        !seen[$column["input"]]++ {
            printf("%s %s (%d of %.0f bytes)", n++ ? "," : "", $column["input"],
                   $column["records"], $column["mean_length"])
        }
        END { print "." }' "$run/bench.tsv"
}

means() {
    awk -F '\t' 'BEGIN {
            printf("    %-21s %8s %9s %9s %9s %7s %7s %9s\n", "parser", "ns/URI",
                   "ratio", "uric is", "at least", "inputs", "marked", "validates")
        }'"$by_name"'
        {
            printf("    %-21s %8.1f %8.2fx %8.2fx %8.2fx %7d %7d %9s\n",
                   $column["parser"], $column["ns_per_uri"], $column["ratio"],
                   $column["uric_ratio"], $column["uric_ratio_at_least"],
                   $column["inputs"], $column["marked"], $column["validates"])
        }' "$run/bench-mean.tsv"
}

by_input() {
    awk -F '\t' "$by_name"'
        $column["parser"] == "uric" {
            printf("%.1f\t%s\n", $column["ratio"], $column["input"])
        }' "$run/bench.tsv" | sort -k 1,1gr -k 2,2 | awk -F '\t' '
        { printf("%s%s (%s)", NR == 1 ? "By input, `uric` was " : ", ", $1, $2) }
        END {
            print " times as fast as the expression of Appendix B under the JIT" \
                  " of PCRE2."
        }'
}

invalid() {
    awk -F '\t' "$by_name"'
        $column["parser"] == "uric" {
            if ($column["last_byte_ratio"] > last)
                last = $column["last_byte_ratio"]
            if ($column["random_byte_ratio"] > any)
                any = $column["random_byte_ratio"]
        }
        END {
            printf("A reference with a wrong last byte took up to %.1f times as" \
                   " long as the valid one, with a wrong byte at random up to" \
                   " %.1f times.\n", last, any)
        }' "$run/bench-invalid.tsv"
}

long() {
    awk -F '\t' "$extremes $by_name"'
        $column["bytes"] == 4096 && $column["parser"] ~ /^uric\// &&
        $column["shape"] ~ /^(path|query|segments|userinfo)$/ {
            take($column["parser"], $column["gb_per_s"])
        }
        END {
            printf("`uric` parsed a reference of 4 KiB, nearly all of it path, query," \
                   " segments or userinfo, at")
            for (i = 1; i <= n; i++)
                printf("%s %.1f to %.1f GB/s by `%s`", i > 1 ? "," : "",
                       least[names[i]], most[names[i]], names[i])
            print "."
        }' "$run/bench-scaling.tsv"
}

# The operations, if the run has them.
operations() {
    awk -F '\t' "$extremes $by_name"'
        $column["interpreted"] == "yes" && $column["uric_ratio"] > 0 {
            take($column["row"], $column["uric_ratio"])
        }
        END {
            printf("Operations, on the same inputs. `uric is` compares the speed of" \
                   " `uric` with the fastest peer in C or C++ that gives the same answer" \
                   " to at least half of the questions, over these questions; or with the" \
                   " function in brackets. It is the geometric mean over the inputs; `at" \
                   " least` is the lowest.")
            for (i = 1; i <= n; i++)
                printf(" %s, timed inside its interpreter, took %.0f to %.0f times as" \
                       " long as `uric`.", names[i], least[names[i]], most[names[i]])
            print ""
        }' "$run/bench-operations.tsv"
}

goals() {
    awk -F '\t' 'BEGIN {
            printf("    %-31s %9s %8s %8s %6s %6s  %s\n", "operation", "uric ns",
                   "uric is", "at least", "inputs", "goal", "compared with")
        }'"$by_name"'
        {
            goal = $column["goal"] > 0 ? sprintf("%.2fx", $column["goal"]) : "-"
            printf("    %-31s %9.1f %7.2fx %7.2fx %6d %6s  %s\n", $column["operation"],
                   $column["uric_ns"], $column["uric_ratio"],
                   $column["uric_ratio_at_least"], $column["inputs"], goal,
                   $column["held_against"])
        }' "$run/bench-goals.tsv"
}

growth() {
    awk -F '\t' "$by_name"'
        $column["growth"] > most {
            most = $column["growth"]
            what = $column["operation"] ", " $column["of"]
        }
        $column["bytes"] > longest { longest = $column["bytes"] }
        END {
            printf("In the worst cases known for each operation, a byte cost at" \
                   " most %.2f times as much at any length up to %d KiB as at 1 KiB" \
                   " (%s).\n",
                   most, longest / 1024, what)
        }' "$run/bench-growth.tsv"
}

paragraph() {
    tr '\n' ' ' | fold -s -w 85 | sed 's/ *$//'
    echo
}

# The picture's path is relative to bench/README.md.
say_run() {
    echo "![Times as fast as a regular expression, and nanoseconds a byte](${run#bench/}/bench.svg)"
    echo
    { printf 'The run: %s; inputs:' "$(sh bench/report/run.sh "$run")" && inputs; } |
        paragraph
    echo
    means
    echo
    { by_input && invalid && long; } | paragraph
    [ -s "$run/bench-goals.tsv" ] || return 0
    echo
    operations | paragraph
    echo
    goals
    echo
    growth | paragraph
}

# COLUMN NAME FILE TEXT: a table row with the figures of the row whose COLUMN is NAME.
figure() {
    awk -F '\t' -v key="$1" -v name="$2" -v text="$4" "$by_name"'
        $column[key] == name {
            printf("| %s | %.1f | %.1f |\n", text, $column["uric_ratio"],
                   $column["uric_ratio_at_least"])
        }' "$run/$3"
}

say_figures() {
    echo '| `uric` against | times as fast | at least |'
    echo '| --- | --- | --- |'
    figure parser appendix-b/pcre2-jit bench-mean.tsv \
        "parsing: the regular expression of Appendix B under PCRE2's JIT, which validates nothing"
    figure parser uriparser bench-mean.tsv 'parsing: uriparser, which validates, too'
    [ ! -s "$run/bench-goals.tsv" ] ||
        figure operation 'resolve, as they are' bench-goals.tsv \
            'resolving: the faster of uriparser and GLib'
    echo
    { awk -F '\t' "$by_name"'
            $column["parser"] == "uric" {
                printf("Geometric means over %d inputs, from [this run](bench/README.md): ",
                       $column["inputs"])
            }' "$run/bench-mean.tsv" && echo "$(sh bench/report/run.sh "$run")."; } | paragraph
}

case $what in
run | figures) ;;
*)
    echo "readme.sh: run or figures, not $what" >&2
    exit 2 ;;
esac
if [ $# = 2 ]; then
    "say_$what"
    exit
fi
trap 'rm -f "$3.said" "$3.new"' EXIT
"say_$what" > "$3.said"
awk -v said="$3.said" -v what="$what" '
    $0 == "<!-- the " what " -->" {
        print
        while ((getline line < said) > 0)
            print line
        inside = found = 1
    }
    $0 == "<!-- the end of the " what " -->" { inside = 0 }
    !inside
    END { exit !found || inside }' "$3" > "$3.new" || {
    echo "readme.sh: $3 has no place for the $what" >&2
    exit 1
}
cat "$3.new" > "$3"
