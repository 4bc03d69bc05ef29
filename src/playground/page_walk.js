// The machine's walk: the states up to a byte, drawn, and the ways on from there.

// A state is a box with the rules in which the machine can be, as in the diagrams of
// grammar/README.md.
const HALF = 56, MIDDLE = 78, LINE = 17, SPACING = 164, NAMES_SHOWN = 3;

// The last states before `at`, the newest first: how often each loops, and by which byte it is
// left.
function trail(states, bytes, at, most) {
    const nodes = [{ state: states[at], loops: 0, last: 0 }];
    for (let i = at; i > 0; i--) {
        const node = nodes[nodes.length - 1];
        if (states[i - 1] === node.state) {
            if (node.loops++ === 0) node.last = bytes[i - 1];
            continue;
        }
        node.entered = bytes[i - 1];
        if (nodes.length === most) return { nodes, more: true };
        nodes.push({ state: states[i - 1], loops: 0 });
    }
    return { nodes, more: false };
}

function label(x, y, content, of = "") {
    return drawn("text", { x, y, class: of }, content);
}

function arrow(x, to, y, of = "") {
    return drawn("g", {},
        drawn("path", { d: `M${x} ${y}H${to - 7}`, class: "edge " + of }),
        drawn("path", { d: `M${to} ${y}l-9 -5v10z`, class: "tip " + of }));
}

function loopOver(x, top, count, last) {
    return drawn("g", {},
        drawn("path", { d: `M${x - 9} ${top}C${x - 24} ${top - 26} ${x + 24} ${top - 26} ` +
                           `${x + 9} ${top - 5}`, class: "edge" }),
        drawn("path", { d: `M${x + 8} ${top}l-3 -10l10 4z`, class: "tip" }),
        label(x, top - 24, count === 1 ? quoted(last) : `${count} bytes`, "soft"));
}

function stateNode(x, node, now, states) {
    const about = states[node.state], of = now ? " now" : "", all = where(about);
    const names = all.length > NAMES_SHOWN ?
        [...all.slice(0, NAMES_SHOWN - 1), `${all.length - NAMES_SHOWN + 1} more`] : all;
    const height = names.length * LINE + 15, top = MIDDLE - height / 2;
    const box = (inset, css) => drawn("rect", { x: x - HALF + inset, y: top + inset, rx: 9 - inset,
        width: 2 * (HALF - inset), height: height - 2 * inset, class: css + of });
    const group = drawn("g", { class: now ? "moving" : "" }, box(0, "node"));
    if (about.final) group.append(box(3, "ring"));
    names.forEach((name, i) => {
        group.append(label(x, top + 7.5 + LINE * (i + 0.76), name, "name" + of));
    });
    if (node.loops) group.append(loopOver(x, top, node.loops, node.last));
    return group;
}

// Where a state is, in rule names.
function where(about) {
    return about.triplet ? [...about.names, "pct-encoded"] : about.names;
}

// Draws the walk up to `at`; `refused` is the byte that is rejected there, if one is.
function drawWalk(width, states, table, bytes, at, refused) {
    const edge = HALF + (width < 480 ? 8 : 52), last = refused === null ? HALF + 2 : HALF + 62;
    const most = Math.max(1, Math.min(7, 1 + Math.floor((width - edge - last) / SPACING)));
    const { nodes, more } = trail(states, bytes, at, most);
    nodes.reverse();
    const svg = drawn("svg", { viewBox: `0 0 ${width} ${2 * MIDDLE - 36}`, role: "img",
                               "aria-labelledby": "drawing-title" },
        drawn("title", { id: "drawing-title" },
              "States: " + (more ? "… " : "") +
              nodes.map(n => where(table[n.state]).join(" or ")).join(", then ")));
    nodes.forEach((node, i) => {
        const x = edge + i * SPACING;
        if (i > 0 || more && width >= 480) {
            const from = i > 0 ? x - SPACING + HALF + 1 : 2;
            svg.append(arrow(from, x - HALF - 1, MIDDLE));
            svg.append(label((from + x - HALF) / 2 - 2, MIDDLE - 9, quoted(node.entered)));
        }
        svg.append(stateNode(x, node, i === nodes.length - 1, table));
        if (i === nodes.length - 1 && refused !== null) {
            svg.append(arrow(x + HALF + 1, x + HALF + 44, MIDDLE, "refused"),
                       label(x + HALF + 20, MIDDLE - 9, quoted(refused), "refused"),
                       label(x + HALF + 54, MIDDLE + 6, "✗", "refused"));
        }
    });
    return svg;
}

// The ways out of a state: where each leads, by which bytes, and the events on it.
function waysFrom(state, table) {
    const found = new Map();
    for (const [low, high, next, events = []] of table[state].to) {
        const way = found.get(next) || { next, ranges: [], events: new Set() };
        way.ranges.push([low, high]);
        events.forEach(event => way.events.add(event));
        found.set(next, way);
    }
    return [...found.values()];
}

const takes = (way, byte) => way.ranges.some(([low, high]) => byte >= low && byte <= high);

function eventsOn(state, byte, table) {
    const to = table[state].to.find(([low, high]) => byte >= low && byte <= high);
    return to && to[3] || [];
}

function wayItem(state, way, byte, table) {
    const taken = byte !== null && takes(way, byte);
    const item = make("li", { class: taken ? "taken" : null }, wayTo(state, way.next), " → ",
                      make("span", { class: "state" }, where(table[way.next]).join(", ")));
    if (way.events.size) {
        item.append(" ", make("span", { class: "events" }, `(${[...way.events].map(marked).join(", ")})`));
    }
    if (taken) item.append(" ", make("strong", {}, "next: " + quoted(byte)));
    return item;
}

// Where a state is, in words: in rules that have begun, before those that may.
function placed(about) {
    const inside = about.names.filter(name => about.inside.includes(name));
    const before = about.names.filter(name => !about.inside.includes(name));
    const triplet = about.triplet ? ", after " + (about.triplet === 1 ? "the \"%\"" :
        "the first digit") + " of a pct-encoded" : "";
    return (inside.length ? "in " + inside.join(" or ") : "") +
        (inside.length && before.length ? ", or " : "") +
        (before.length ? "before " + before.join(" or ") : "") + triplet;
}

// What an event of the grammar marks: "host_end" is the end of host.
const marked = event => event.replace(/^(.*)_(begin|end)$/, (all, rule, edge) =>
    `${edge === "end" ? "end" : "start"} of ${rule.replaceAll("_", "-")}`);

// The walk at one place, in a sentence or three.
function toldStep(a, at, table) {
    const about = table[a.states[at]];
    const end = `the input may ${about.final ? "" : "not "}end here.`;
    let told = "";
    if (at > 0) {
        const events = eventsOn(a.states[at - 1], a.bytes[at - 1], table);
        told = `Byte ${at - 1}, ${quoted(a.bytes[at - 1])}, was read` +
            (events.length ? `: ${events.map(marked).join(", ")}. ` : ". ");
    }
    told += `The machine is ${placed(about)}; ${end}`;
    if (at === a.states.length - 1 && a.parsed.status !== OK) {
        told += at < a.bytes.length ? ` Byte ${at}, ${quoted(a.bytes[at])}, has no way on.` :
            " Bytes are missing.";
    }
    return told;
}

function showTape(element, a, at, width) {
    const room = Math.max(6, Math.floor(width / 10) - 4);
    const from = Math.max(0, at - Math.floor(room / 2));
    const end = Math.min(a.bytes.length, from + room);
    const head = at < a.bytes.length ? shown(a.bytes, at, at + 1) : "end";
    const refused = at === a.states.length - 1 && a.parsed.status !== OK;
    element.replaceChildren(
        make("span", { class: "read" }, (from > 0 ? "…" : "") + shown(a.bytes, from, at)),
        make("span", { class: refused ? "head refused" : "head" }, head),
        shown(a.bytes, Math.min(at + 1, end), end) + (end < a.bytes.length ? "…" : ""));
}

function showWalk(a, at, table, width) {
    const state = a.states[at], about = table[state];
    const byte = at < a.bytes.length ? a.bytes[at] : null;
    const rejected = at === a.states.length - 1 && a.parsed.status !== OK && byte !== null;
    const slider = $("step");
    slider.max = a.states.length - 1;
    slider.value = at;
    slider.setAttribute("aria-valuetext", `${at} of ${a.bytes.length} bytes`);
    $("first").disabled = $("back").disabled = at === 0;
    $("last").disabled = $("forward").disabled = at === a.states.length - 1;
    showTape($("tape"), a, at, width);
    $("drawing").replaceChildren(drawWalk(width, a.states, table, a.bytes, at,
                                          rejected ? byte : null));
    const told = toldStep(a, at, table);
    if ($("step-text").textContent !== told) $("step-text").textContent = told;
    $("rules").replaceChildren(...about.inside.map(name => make("li", {
        class: "chip" + (about.names.includes(name) ? " innermost" : "") }, clause(name, name))));
    const ways = waysFrom(state, table).map(way => wayItem(state, way, byte, table));
    $("ways").replaceChildren(...ways);
    if (about.final) $("ways").append(make("li", {}, "the end"));
    if (rejected) {
        $("ways").append(make("li", { class: "is-bad" }, `${quoted(byte)} has no way on`));
    }
}
