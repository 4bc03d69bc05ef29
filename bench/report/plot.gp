# gnuplot -e "directory='build'; rows=25; kernels='avx2 portable'; run='where and when'" \
#     bench/report/plot.gp
#
# dark.awk adds the colours of a dark page.
width = 960
bars_height = 22 * rows + 135
curves_height = 470
height = bars_height + curves_height
set terminal svg size width,height dynamic enhanced font 'sans-serif,14' \
    background rgb 'white'
set output directory.'/bench.svg'
set datafile separator tab
set encoding utf8

bars = directory.'/bench-bars.tsv'
scaling = directory.'/bench-scaling.tsv'
array colour[4] = ['#c2410c', '#3a6ea5', '#8fb3d9', '#c4c4c4']
array meaning[4] = ['{/:Bold uric}: all of RFC 3986', 'all of RFC 3986', \
                    'some of it', 'nothing: only splits']
set border linecolor rgb '#606060'
set tics textcolor rgb 'black'
set multiplot

# Bars: the speed of each parser in multiples of the baseline's.
stats bars using 2 nooutput
set origin 0,real(curves_height) / height
set size 1,real(bars_height) / height
set lmargin 24
set rmargin 4
set tmargin 3.6
set bmargin 4.2
set xlabel 'geometric means over the inputs; ns: for a URI' offset 0,0.3
set label 1 '{/:Bold=17 Times as fast as Appendix B''s regular expression under PCRE2''s JIT}' \
    at screen 0.5,screen 1 - 22.0 / height center
set label 2 run at screen 0.5,screen 1 - 43.0 / height center textcolor rgb '#404040' noenhanced
set xrange [0:STATS_max * 1.24]
set yrange [rows - 0.4:-0.6]
set style fill solid noborder
set grid xtics linecolor rgb '#d8d8d8'
set xtics nomirror out scale 0.5
set key at graph 0.985,0.04 right bottom Left reverse samplen 1.5 spacing 1.2 \
    title '{/:Bold validates}' left
set ytics scale 0 textcolor rgb 'black'
set arrow 1 from 1,graph 0 to 1,graph 1 nohead back linecolor rgb '#606060' dashtype 2
set format x '%g×'
plot for [k = 0:3] bars \
        using ($4 == k ? $2 / 2 : NaN):0:($2 / 2):(0.36):ytic(1) \
        with boxxyerror linecolor rgb colour[k + 1] title meaning[k + 1], \
    bars using 2:0:(sprintf($4 == 0 ? '{/:Bold %.2f×}  %s ns' : '%.2f×  %s ns', \
                            $2, $3 < 100 ? sprintf('%.1f', $3) : sprintf('%.0f', $3))) \
        with labels left offset 0.6,0 notitle
unset label 1
unset label 2
unset arrow 1

# Curves: the cost of a byte in one long reference.
set origin 0,0
set size 1,real(curves_height) / height
set lmargin 11
set rmargin 29
set tmargin 3.2
set bmargin 3.6
set label 3 '{/:Bold=17 One reference of 16 bytes to 16 MiB: nanoseconds for a byte}' \
    at screen 0.5,screen (curves_height - 26.0) / height center
set xlabel 'bytes' offset 0,0
set ylabel 'ns per byte; less is better' offset -0.5,0
set xrange [13:20e6]
set yrange [*:*] noreverse
set logscale x 2
set logscale y
set xtics ('16' 16, '64' 64, '256' 256, '1 Ki' 1024, '4 Ki' 4096, '16 Ki' 16384, '64 Ki' 65536, \
    '256 Ki' 262144, '1 Mi' 1048576, '4 Mi' 4194304, '16 Mi' 16777216)
set ytics auto nomirror out scale 0.5
set format y '%g'
set grid xtics ytics linecolor rgb '#d8d8d8'
set key at graph 1.02,graph 1 left top Left reverse samplen 2.5 spacing 1.25 notitle
set datafile missing NaN
point(parser, shape) = (strcol('parser') eq parser && strcol('shape') eq shape) ? column('ns_per_byte') : NaN
shapes = 'path query segments userinfo percent alternating'
kernel_colour(name) = name eq 'avx512' ? '#7c2d12' : name eq 'avx2' ? '#c2410c' \
    : name eq 'sse41' ? '#e58a5c' : '#f2bfa3'
array curve[6] = ['#c2410c', '#d97706', '#9d174d', '#6d28d9', '#0f766e', '#65a30d']
plot for [k = 1:words(shapes)] scaling \
        using 'bytes':(point('uric', word(shapes, k))) \
        with linespoints pointtype 7 pointsize 0.4 linewidth 2 linecolor rgb curve[k] \
        title '{/:Bold uric}, '.word(shapes, k), \
    for [k = 1:words(kernels)] scaling \
        using 'bytes':(point('uric/'.word(kernels, k), 'path')) \
        with lines linewidth 1.5 dashtype 4 linecolor rgb kernel_colour(word(kernels, k)) \
        title 'uric/'.word(kernels, k).', path', \
    scaling using 'bytes':(point('delimiters/memchr', 'path')) \
        with lines linewidth 1.5 dashtype 2 linecolor rgb '#808080' title 'delimiters/memchr, path', \
    scaling using 'bytes':(point('memchr', 'path')) \
        with lines linewidth 1.5 linecolor rgb 'black' title 'memchr: only looks'
unset multiplot
