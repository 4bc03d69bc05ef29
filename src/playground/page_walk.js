// The machine's walk: the states up to a byte, drawn, and the ways on from there.

const RADIUS = 20, MIDDLE = 74;

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

function loopOver(x, count, last) {
    const top = MIDDLE - RADIUS;
    return drawn("g", {},
        drawn("path", { d: `M${x - 9} ${top + 2}C${x - 26} ${top - 30} ${x + 26} ${top - 30} ` +
                           `${x + 9} ${top - 3}`, class: "edge" }),
        drawn("path", { d: `M${x + 8} ${top + 2}l-3 -10l10 4z`, class: "tip" }),
        label(x, top - 28, count === 1 ? quoted(last) : `${count} bytes`, "soft"));
}

function stateNode(x, node, now, states) {
    const about = states[node.state], of = now ? " now" : "";
    const group = drawn("g", { class: now ? "moving" : "" },
        drawn("circle", { cx: x, cy: MIDDLE, r: RADIUS, class: "node" + of }));
    if (about.final) {
        group.append(drawn("circle", { cx: x, cy: MIDDLE, r: RADIUS + 4, class: "ring" + of }));
    }
    group.append(label(x, MIDDLE + 5, String(node.state), of.trim()));
    const names = where(about);
    names.slice(0, 3).forEach((name, i) => {
        group.append(label(x, MIDDLE + RADIUS + 22 + 16 * i,
                           i === 2 && names.length > 3 ? `${names.length - 2} more` : name,
                           now ? "" : "soft"));
    });
    if (node.loops) group.append(loopOver(x, node.loops, node.last));
    return group;
}

// Where a state is, in rule names.
function where(about) {
    return about.triplet ? [...about.names, "pct-encoded"] : about.names;
}

// Draws the walk up to `at`; `refused` is the byte that is rejected there, if one is.
function drawWalk(width, states, table, bytes, at, refused) {
    const spacing = width < 480 ? 100 : 132;
    const edge = RADIUS + (width < 480 ? 28 : 48), last = refused === null ? edge : edge + 74;
    const most = Math.max(1, Math.min(7, 1 + Math.floor((width - edge - last) / spacing)));
    const { nodes, more } = trail(states, bytes, at, most);
    nodes.reverse();
    const svg = drawn("svg", { viewBox: `0 0 ${width} ${MIDDLE + 90}`, role: "img",
                               "aria-labelledby": "drawing-title" },
        drawn("title", { id: "drawing-title" },
              "States: " + (more ? "… " : "") +
              nodes.map(n => `${n.state} (${where(table[n.state]).join(", ")})`).join(", then ")));
    nodes.forEach((node, i) => {
        const x = edge + i * spacing;
        const gap = table[node.state].final ? RADIUS + 5 : RADIUS + 1;
        if (i > 0 || more) {
            const before = i > 0 && table[nodes[i - 1].state].final ? 5 : 1;
            const from = i > 0 ? x - spacing + RADIUS + before : x - edge + 4;
            svg.append(arrow(from, x - gap, MIDDLE));
            svg.append(label((from + x - gap) / 2 - 2, MIDDLE - 9, quoted(node.entered)));
        }
        svg.append(stateNode(x, node, i === nodes.length - 1, table));
        if (i === nodes.length - 1 && refused !== null) {
            svg.append(arrow(x + gap, x + 92, MIDDLE, "refused"),
                       label(x + 62, MIDDLE - 9, quoted(refused), "refused"),
                       label(x + 106, MIDDLE + 6, "✗", "refused"));
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
                      make("span", { class: "state" }, String(way.next)), " ",
                      where(table[way.next]).join(", "));
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
    const state = a.states[at], about = table[state];
    const place = `State ${state}, ${placed(about)}`;
    const end = `the input may ${about.final ? "" : "not "}end here.`;
    let told = "";
    if (at > 0) {
        const events = eventsOn(a.states[at - 1], a.bytes[at - 1], table);
        told = `Byte ${at - 1}, ${quoted(a.bytes[at - 1])}, was read` +
            (events.length ? `: ${events.map(marked).join(", ")}. ` : ". ");
    }
    told += `${place}; ${end}`;
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
        class: "chip" + (about.names.includes(name) ? " innermost" : "") }, name)));
    const ways = waysFrom(state, table).map(way => wayItem(state, way, byte, table));
    $("ways").replaceChildren(...ways);
    if (about.final) $("ways").append(make("li", {}, "the end"));
    if (rejected) {
        $("ways").append(make("li", { class: "is-bad" }, `${quoted(byte)} has no way on`));
    }
}
