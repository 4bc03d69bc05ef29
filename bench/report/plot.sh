#!/bin/sh
# Draws the picture of a run: bench.svg in the directory, from its bench-run.tsv,
# bench-mean.tsv and bench-scaling.tsv.
set -eu

directory=${1:-build}
rm -f "$directory/bench.svg"
command -v gnuplot > /dev/null || {
    echo "left out   $directory/bench.svg: gnuplot is not installed (the package" \
         "gnuplot-nox)"
    exit 0
}

# The bars, the longest first: the label of each, in gnuplot's markup, and the number of
# its colour.
bars=$directory/bench-bars.tsv
trap 'rm -f "$bars"' EXIT
awk -F '\t' '
    BEGIN { colour["yes"] = 1; colour["partly"] = 2; colour["no"] = 3 }
    FNR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    {
        name = $column["parser"]
        ours = name ~ /^uric/ && name !~ /^uric\/-/ &&
               $column["validates"] == "yes"
        gsub(/[_^@&~{}]/, "\\\\\\\\&", name)
        if (ours)
            name = "{/:Bold " name "}"
        printf("%s\t%s\t%s\t%d\n", name, $column["ratio"],
               $column["ns_per_uri"], ours ? 0 : colour[$column["validates"]])
    }' "$directory/bench-mean.tsv" | sort -t "$(printf '\t')" -k 2,2gr > "$bars"

# The kernels that the processor has: gnuplot warns of a curve without points.
kernels=
for kernel in avx512 avx2 sse41 portable; do
    ! grep -q "^uric/$kernel	" "$directory/bench-scaling.tsv" || kernels="$kernels $kernel"
done

gnuplot -e "directory='$directory'; rows=$(wc -l < "$bars"); kernels='${kernels# }'" \
    -e "run='$(sh bench/report/run.sh "$directory" | sed "s/'/''/g")'" \
    bench/report/plot.gp
awk -f bench/report/dark.awk "$directory/bench.svg" > "$directory/bench.svg.new"
mv "$directory/bench.svg.new" "$directory/bench.svg"
echo "picture    $directory/bench.svg"
