# gnuplot -e "directory='build'" bench/plot.gp
set terminal svg size 960,1060 dynamic enhanced font 'sans-serif,13' \
    background rgb 'white'
set output directory.'/bench.svg'
set datafile separator tab
set encoding utf8

means = directory.'/bench-mean.tsv'
scaling = directory.'/bench-scaling.tsv'
set multiplot

# Bars: the speed of each parser in multiples of the baseline's.
stats means skip 1 using 3 nooutput
rows = STATS_records + STATS_invalid
set size 1,0.6
set origin 0,0.4
set lmargin 20
set title 'Times as fast as the regular expression of Appendix B under the JIT of PCRE2' noenhanced
set xrange [0:STATS_max * 1.18]
set yrange [rows - 0.4:-0.6]
set style fill solid
set grid x
set key at graph 0.98,0.06 right bottom
unset ytics
set ytics scale 0 noenhanced
filled(validates, wanted) = strcol('validates') eq wanted
plot for [kind in 'yes partly no'] means \
        using (strcol('validates') eq kind ? column('ratio') / 2 : NaN):0:(column('ratio') / 2):(0.35):ytic(1) \
        with boxxyerror linecolor rgb (kind eq 'yes' ? '#3a6ea5' : kind eq 'partly' ? '#8fb3d9' : '#c0c0c0') \
        title (kind eq 'yes' ? 'validates RFC 3986' : kind eq 'partly' ? 'validates some of it' : 'validates nothing'), \
    means using (column('ratio')):0:(sprintf(' %.2f', column('ratio'))) \
        with labels left notitle

# Curves: what a byte costs in one long reference.
set size 1,0.4
set origin 0,0
set lmargin 9
set title 'One reference of 16 bytes to 16 MiB: nanoseconds for a byte' noenhanced
set xlabel 'bytes'
set ylabel 'ns/byte'
set xrange [16:16777216]
set yrange [*:*] noreverse
set logscale x 2
set logscale y
set xtics ('16' 16, '256' 256, '4 Ki' 4096, '64 Ki' 65536, '1 Mi' 1048576, '16 Mi' 16777216)
set ytics auto scale 1
set format y '%g'
set grid x y
set key outside right center noenhanced
point(parser, shape) = (strcol('parser') eq parser && strcol('shape') eq shape) ? column('ns_per_byte') : NaN
set datafile missing NaN
plot for [shape in 'path query segments userinfo percent alternating'] scaling \
        using 'bytes':(point('uric', shape)) with linespoints pointtype 7 pointsize 0.4 linewidth 1.5 title 'uric, '.shape, \
    scaling using 'bytes':(point('delimiters/memchr', 'path')) with lines linewidth 1.5 dashtype 2 linecolor rgb '#808080' title 'delimiters/memchr, path', \
    scaling using 'bytes':(point('memchr', 'path')) with lines linewidth 1.5 linecolor rgb 'black' title 'memchr'
unset multiplot
