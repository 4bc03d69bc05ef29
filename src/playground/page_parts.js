// The components: the reference in pieces, one of them in full, and what a byte is.

// A longer reference has no element for each byte.
const EACH_MOST = 500;
const IN_AUTHORITY = ["userinfo", "host", "port"];

// The rules of RFC 3986: name -> [clause, ABNF].
let rules = null;
// The component that was clicked; "" if none was.
let chosenPart = "";

// A link to the clause that defines a rule.
function clause(name, ...content) {
    const [section] = rules[name];
    const [rfc, where] = section[0] === "B" ? ["5234", "appendix-"] : ["3986", "section-"];
    return make("a", { href: `https://www.rfc-editor.org/rfc/rfc${rfc}#${where}${section}` },
                ...content.length ? content : [`RFC ${rfc}, ${section}`]);
}

// ---- the ribbon ----

function spelled(bytes, begin, end) {
    if (bytes.length > EACH_MOST) return [excerpt(bytes, begin, end)];
    return [...characters(bytes, begin, end)].map(([text, at]) =>
        make("span", { "data-at": at }, text));
}

const nameButton = name => make("button", { type: "button", id: "part-" + name,
                                            class: `name ${name}-ink` }, name);

function partItem(piece, bytes) {
    const item = make("li", { class: piece.name ? "" : "delimiter", "data-name": piece.name,
                              "data-begin": piece.begin, "data-end": piece.end });
    item.append(make("span", { class: "piece " + piece.name },
                     ...spelled(bytes, piece.begin, piece.end)));
    if (piece.name) {
        item.append(nameButton(piece.name),
                    make("span", { class: "span" }, `${piece.begin}–${piece.end}` +
                        (piece.begin === piece.end ? " empty" : "")));
        if (piece.kind) item.append(make("span", { class: "span kind" }, piece.kind));
    }
    return item;
}

// The items of userinfo, host and port in a bracket.
function bracketed(all, items) {
    const inside = all.map(({ name }) => IN_AUTHORITY.includes(name));
    const first = inside.indexOf(true), end = inside.lastIndexOf(true) + 1;
    if (end === 0) return items;
    const authority = make("li", { class: "authority" },
        make("ol", { class: "parts" }, ...items.slice(first, end)),
        make("span", { class: "bracket" }), nameButton("authority"));
    return [...items.slice(0, first), authority, ...items.slice(end)];
}

// What follows the longest valid prefix of an invalid reference, with a caret at the error.
function restItems(a, begin) {
    const { bytes, parsed } = a;
    const bad = parsed.error, items = [];
    const piece = (from, end, of) => make("li", { class: "rest" },
        make("span", { class: "piece " + of }, ...spelled(bytes, from, end)));
    if (begin < bad) items.push(piece(begin, bad, ""));
    const here = make("li", { class: "rest" });
    const after = endOfCharacter(bytes, bad);
    const text = bad < bytes.length ? shown(bytes, bad, after) : "end";
    here.append(make("span", { class: "piece byte" }, make("span", { "data-at": bad }, text)),
                make("span", { class: "caret", "aria-hidden": true }, "^"),
                make("span", { class: "name is-bad" }, "error"),
                make("span", { class: "span" }, String(bad)));
    items.push(here);
    if (after < bytes.length) items.push(piece(after, bytes.length, ""));
    return items;
}

function showParts(a) {
    const end = a.prefix.length ? a.prefix[a.prefix.length - 1].end : 0;
    const valid = a.parsed.status === OK;
    const all = pieces(a.prefix, valid ? a.bytes.length : end);
    const items = bracketed(all, all.map(piece => partItem(piece, a.bytes)));
    if (!valid) items.push(...restItems(a, end));
    $("parts").replaceChildren(...items);
    showPart(a);
}

// ---- one component ----

function authorityOf(parts) {
    const inside = parts.filter(({ name }) => IN_AUTHORITY.includes(name));
    return inside.length ? [{ name: "authority", begin: inside[0].begin,
                              end: inside[inside.length - 1].end, kind: "" }] : [];
}

function pairsTable({ pairs }) {
    const cell = found => make("td", {}, found === null ? make("span", { class: "none" }, "no \"=\"") :
        make("code", { class: "text", translate: "no" }, excerpt(found, 0, found.length)));
    const table = make("table", { id: "pairs" }, make("caption", {}, "The query as pairs, decoded"),
        make("thead", {}, make("tr", {}, ...["Name", "Value"].map(title =>
            make("th", { scope: "col" }, title)))),
        make("tbody", {}, ...pairs.first.map(([key, value]) =>
            make("tr", {}, cell(key), cell(value)))));
    const more = pairs.count - pairs.first.length;
    return more ? [table, none(`And ${more} more.`)] : [table];
}

// The component that was clicked, or the host: its clause, its ABNF, its value.
function showPart(a) {
    const all = [...a.prefix, ...authorityOf(a.prefix)];
    const part = all.find(({ name }) => name === chosenPart) ||
        all.find(({ name }) => name === "host") || all.find(({ name }) => name === "path");
    for (const { name } of all) {
        $("part-" + name).setAttribute("aria-pressed", String(part && name === part.name));
    }
    if (!part) return $("part").replaceChildren();
    const names = [part.name, part.kind].filter(name => name in rules);
    const value = a.bytes.subarray(part.begin, part.end);
    const code = found => found.length ? make("code", { class: "text", translate: "no" },
                                              excerpt(found, 0, found.length)) : none("empty");
    $("part").replaceChildren(
        make("h3", {}, part.name, " ", clause(part.name)),
        make("pre", { translate: "no" }, names.map(name => rules[name][1]).join("\n\n")),
        row("Value", code(value)),
        ...value.includes(0x25) && part.decoded ? [row("Decoded", code(part.decoded))] : [],
        ...part.name === "query" && a.pairs.count ? pairsTable(a) : []);
}

function choosePart(name) {
    chosenPart = name;
    showPart(current);
    shareSoon();
}

// ---- one byte ----

// The class of RFC 3986 that a byte belongs to: the first whose ABNF has it.
function classOf(byte) {
    const c = String.fromCharCode(byte);
    return /[A-Za-z0-9]/.test(c) ? "unreserved" :
        ["unreserved", "gen-delims", "sub-delims"].find(name => rules[name][1].includes(`"${c}"`));
}

const isHex = byte => /[0-9A-Fa-f]/.test(String.fromCharCode(byte));

// Where the triplet that a byte belongs to starts; -1 if it belongs to none.
function tripletAt(bytes, at) {
    for (let begin = at; begin >= 0 && begin > at - 3; begin--) {
        if (bytes[begin] === 0x25) {
            return begin + 2 < bytes.length && isHex(bytes[begin + 1]) && isHex(bytes[begin + 2]) ?
                begin : -1;
        }
    }
    return -1;
}

// A byte and its class, in words and links.
function toldByte(bytes, at) {
    let begin = at;
    while (begin > 0 && at - begin < 3 && bytes[begin] >> 6 === 2) begin--;
    const found = codePointAt(bytes, begin), inside = found && begin + found.length > at;
    const name = !inside ? `${hex(bytes[at])}, which is no UTF-8` :
        found.length === 1 ? `${quoted(bytes[at])} (${found.name})` :
        `${hex(bytes[at])}, byte ${at - begin + 1} of ${found.length} of ${character(bytes, begin)}`;
    const triplet = tripletAt(bytes, at), of = classOf(bytes[at]);
    const told = [`Byte ${at}: ${name}`];
    if (triplet >= 0) {
        const byte = parseInt(String.fromCharCode(bytes[triplet + 1], bytes[triplet + 2]), 16);
        told.push(", in a ", clause("pct-encoded", "pct-encoded"), ` for ${quoted(byte)}`);
    } else if (of) {
        told.push(", one of ", clause(of, of));
    } else {
        told.push(", which a URI has only as a ", clause("pct-encoded", "pct-encoded"), ": " +
            hex(bytes[at]).replace("\\x", "%"));
    }
    return told;
}

// What a byte is, what it belongs to and what the machine made of it.
function showByte(a, at, states) {
    if (at < 0 || at >= a.bytes.length) {
        return $("byte-text").replaceChildren("Point at a byte, or move the caret in the text.");
    }
    const told = toldByte(a.bytes, at), { error, expected, status } = a.parsed;
    if (status !== OK && at >= error) {
        told.push(at === error ? `. It is the error: expected ${expected}.` :
            `. It was not read: the error is at byte ${error}.`);
    } else {
        const part = a.prefix.find(({ begin, end }) => at >= begin && at < end);
        const events = eventsOn(a.states[at], a.bytes[at], states);
        told.push(part ? `. It is in the ${part.name}.` : ". It is between components.",
                  events.length ? ` Before it: ${events.map(marked).join(", ")}.` : "",
                  ` After it, the machine is ${placed(states[a.states[at + 1]])}.`);
    }
    $("byte-text").replaceChildren(...told);
}
