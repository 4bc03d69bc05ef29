// The sections of the page, but for the walk.

const RUNS_SHOWN = 300;

function unexpected(a) {
    const { parsed, bytes } = a;
    const from = Math.max(0, parsed.error - 40);
    const after = parsed.error === 0 ? "" :
        ` after "${from > 0 ? "…" : ""}${shown(bytes, from, parsed.error)}"`;
    const what = parsed.status === INCOMPLETE ? "end" : character(bytes, parsed.error);
    return `unexpected ${what}${after}; expected ${parsed.expected}`;
}

function verdict(a) {
    if (a.parsed.status !== OK) {
        return `${a.parsed.status === INCOMPLETE ? "Incomplete" : "Invalid"} at byte ` +
            `${a.parsed.error}: ${unexpected(a)}.`;
    }
    const names = a.parsed.parts.map(part => part.name);
    return `Valid: a ${names[0] === "scheme" ? "URI" : "relative reference"} of ` +
        `${a.bytes.length} ${a.bytes.length === 1 ? "byte" : "bytes"} with ${names.join(", ")}.`;
}

// The editor has colours up to here: each change lays out the coloured text anew.
const COLOURED_MOST = 20000;

// Colours the text where it was typed.
function colour(text, at, a) {
    const index = offset => Math.min(COLOURED_MOST, at === null ? offset : at[offset]);
    const spans = [];
    const bad = a.parsed.status === OK ? null : a.parsed.error;
    for (const piece of pieces(a.prefix, a.bytes.length)) {
        const cuts = bad !== null && bad >= piece.begin && bad < piece.end ?
            [piece.begin, bad, Math.min(endOfCharacter(a.bytes, bad), piece.end), piece.end] :
            [piece.begin, piece.end];
        for (let i = 1; i < cuts.length; i++) {
            const from = index(cuts[i - 1]);
            const end = index(cuts[i]);
            if (from === end) continue;
            spans.push(make("span", { class: cuts[i - 1] === bad ? "byte" : piece.name },
                            text.slice(from, end)));
        }
    }
    $("backdrop").replaceChildren(...spans, "\u200b");
}

// Runs of bytes that are the same in both, or are not: [same, begin, end].
function runs(same) {
    const found = [];
    for (let i = 0; i < same.length; i++) {
        const last = found[found.length - 1];
        if (last && last[0] === same[i]) last[2] = i + 1;
        else found.push([same[i], i, i + 1]);
    }
    return found;
}

// Which bytes of the reference stay, and which of the normal form are those.
function kept(bytes, normal) {
    const before = new Uint8Array(bytes.length), after = new Uint8Array(normal.bytes.length);
    for (let i = 0; i < after.length; i++) {
        const from = normal.from[i];
        if (bytes[from] === normal.bytes[i] && normal.from[i + 1] !== from) {
            before[from] = after[i] = 1;
        }
    }
    return [before, after];
}

function changes(bytes, same, tag) {
    const code = make("code", { class: "text", translate: "no" });
    const all = runs(same);
    for (const [stays, begin, end] of all.slice(0, RUNS_SHOWN)) {
        const content = excerpt(bytes, begin, end);
        code.append(stays ? content : make(tag, {}, content));
    }
    if (all.length > RUNS_SHOWN) code.append(` … ${all.length - RUNS_SHOWN} more changes …`);
    return code;
}

const none = text => make("p", { class: "none" }, text);
const needsValid = what => none(`Only a valid reference has ${what}.`);

function showNormal(a) {
    const { normal, bytes } = a;
    if (normal === null) return $("normal").replaceChildren(needsValid("a normal form"));
    const [before, after] = kept(bytes, normal);
    const needed = STEPS.filter(([, bit]) => normal.needed & bit).map(([name]) => name);
    const result = changes(normal.bytes, after, "ins");
    result.id = "normal-text";
    const rows = needed.length ? [row("Before", changes(bytes, before, "del")),
                                  row("After", result),
                                  row("Changed by", make("span", {}, needed.join(", ")))] :
        [row("Unchanged", result)];
    $("normal").replaceChildren(...rows);
}

function showTarget(a) {
    const { base, target, baseBytes } = a;
    $("base-error").className = "message is-bad";
    $("base-error").textContent = base.status === OK ? "" :
        `${base.status === INCOMPLETE ? "Incomplete" : "Invalid"} at byte ${base.error}: ` +
        `expected ${base.expected}.`;
    if (a.parsed.status !== OK) return $("target").replaceChildren(needsValid("a target"));
    if (target === null) return $("target").replaceChildren();
    if (target.status !== OK) {
        return $("target").replaceChildren(none(
            baseBytes.length ? "A base needs a scheme." : "Type a base URI."));
    }
    const code = line(target.bytes, target.parts);
    code.id = "target-text";
    $("target").replaceChildren(row("Target", code));
}

// What new URL() of this browser makes of the bytes.
function ownReading(bytes) {
    const own = { name: "browser", version: "new URL() of this browser", host: null, reason: null };
    try {
        const { hostname } = new URL(utf8.decode(bytes));
        return { ...own, host: hostname, verdict: hostname ? "host" : "no-host" };
    } catch {
        return { ...own, verdict: "refused" };
    }
}

const VERDICTS = { "no-host": "no host", refused: "refused", unknown: "unknown: IDNA decides" };

function readingRow({ name, version, host, verdict, reason, at }) {
    return make("tr", { "data-name": name, "data-verdict": verdict },
        make("th", { scope: "row" }, version),
        make("td", {}, verdict === "host" ? make("code", { class: "text", translate: "no" }, host) :
            make("span", { class: "none" }, VERDICTS[verdict])),
        make("td", { class: "about" }, reason ? `${reason} at byte ${at}` : ""));
}

// How other parsers read the reference: a check of the host by one of them does not hold for a
// request by another one.
function showReadings({ readings, bytes }) {
    const { readers, verdict, reason, at } = readings;
    const told = verdict === "agree" ? "They find the same host, or none." :
        verdict === "refused" ? "All of them refuse it." :
        `They part at byte ${at}, ${at < bytes.length ? character(bytes, at) : "the end"}: ${reason}.`;
    $("readings-verdict").textContent = told;
    $("readings-verdict").className = verdict === "agree" ? "is-good" : "is-bad";
    $("readings").replaceChildren(...[...readers, ownReading(bytes)].map(readingRow));
    const parts = make("code", { class: "text", translate: "no" }), after = endOfCharacter(bytes, at);
    parts.append(excerpt(bytes, 0, at), make("mark", {}, at < bytes.length ?
        shown(bytes, at, after) : "end"), excerpt(bytes, Math.min(after, bytes.length), bytes.length));
    $("readings-part").replaceChildren(...verdict === "differ" ? [parts] : []);
}

const ADDRESSES = ["ipv4-short", "ipv4-octal", "ipv4-hex", "ipv4-decimal", "ipv6-embeds-ipv4"];

function hazardValue({ name, value }) {
    return ADDRESSES.includes(name) ?
        [24, 16, 8, 0].map(shift => value >>> shift & 255).join(".") : String(value);
}

function showHazards(a, about) {
    if (!a.hazards.length) return $("hazards").replaceChildren(none("None."));
    const list = make("dl", { class: "hazards" });
    for (const hazard of a.hazards) {
        list.append(make("dt", { "data-value": hazard.value }, hazard.name),
                    make("dd", {}, [hazard.value === null ? "" : hazardValue(hazard),
                                    about[hazard.name] || ""].filter(Boolean).join(": ")));
    }
    $("hazards").replaceChildren(...a.parsed.status === OK ? [] :
        [none("An invalid reference: these are of what Appendix B splits it into.")], list);
}

function showEditions(a) {
    $("editions").replaceChildren(...a.editions.map(({ name, about, year, status, error, expected }) =>
        make("li", { "data-name": name, "data-error": status === OK ? null : error },
            make("span", { class: "about" }, year), make("strong", {}, about),
            make("span", { class: "verdict " + (status === OK ? "is-good" : "is-bad") },
                status === OK ? "✓ accepts" : `✗ byte ${error}: ${
                    error < a.bytes.length ? quoted(a.bytes[error]) : "end"}`),
            ...status === OK ? [] :
                [make("span", { class: "about" }, `expected ${expected}`)])));
}
