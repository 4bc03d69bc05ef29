# Adds to a picture of gnuplot's the colours for readers who prefer a dark page.  A style sheet goes
# before the attributes that gnuplot writes.  What shows nothing is left out, a third of the picture:
# empty groups, lines without a length, and attributes that have their default or are inherited.
function colour(of, to,   i, names) {
    split("fill stroke color", names)
    for (i in names)
        printf("[%s=\"%s\"] { %s: %s }\n", names[i], of, names[i], to)
}

{
    gsub(/ stroke-width="1.00"| stroke-linecap="butt"| stroke-linejoin="miter"/, "")
    gsub(/<path [^>]*d='(M[0-9.,]+ )+ '\/>/, "")
    gsub(/<tspan font-family="sans-serif" +/, "<tspan ")
}
group != "" && $0 == "</g>" { group = ""; next }
group != "" { print group; group = "" }
/^<g fill="none"[^>]*>$/ { group = $0; next }
{ print }

/^<desc>/ {
    print "<style>@media (prefers-color-scheme: dark) {"
    colour("#ffffff", "#0d1117")
    colour("black", "#e6edf3")
    colour("rgb(0,0,0)", "#e6edf3")
    colour("rgb(  0,   0,   0)", "#e6edf3")
    colour("rgb(64,64,64)", "#aab4be")
    colour("rgb( 96,  96,  96)", "#8b949e")
    colour("rgb(216, 216, 216)", "#30363d")
    colour("rgb(194,  65,  12)", "#f0743a")
    colour("rgb(157,  23,  77)", "#f472b6")
    colour("rgb(109,  40, 217)", "#a78bfa")
    colour("rgb( 15, 118, 110)", "#2dd4bf")
    colour("rgb(196, 196, 196)", "#6e7681")
    print "}</style>"
}
