// What would mend an invalid reference, and who takes it as it is.

// The text of a valid reference, which is ASCII.
const ascii = bytes => utf8.decode(bytes);

function mended(label, about, bytes) {
    const use = make("button", { type: "button" }, "Use it");
    use.addEventListener("click", () => useText(ascii(bytes)));
    return row(label, make("code", { class: "text", translate: "no" },
                           excerpt(bytes, 0, bytes.length)),
               make("p", { class: "none" }, about), use);
}

// Everyone who accepts the reference: editions and other readers.
function acceptedBy(a) {
    return [...a.editions.filter(({ status }) => status === OK).map(({ about }) => about),
            ...a.readings.readers.filter(({ verdict }) => verdict === "host" || verdict === "no-host")
                .map(({ version }) => version)];
}

function tolerated({ tolerated: found, browsers }) {
    const names = [...new Set(found.flatMap(([, each]) => each))];
    return row("Tolerated by",
        make("code", { class: "text", translate: "no" }, `uric check --tolerate=${names.join(",")}`),
        make("p", { class: "none" }, found.map(([part, each]) =>
            `${each.join(", ")} in the ${part}`).join("; ") + (browsers ?
            ". Browsers send such a request, too: whatwg-request has these names." : ".")));
}

function showError(a) {
    const valid = a.parsed.status === OK;
    $("error").hidden = valid;
    $("error").replaceChildren();
    if (valid) return;
    const end = a.prefix.length ? a.prefix[a.prefix.length - 1].end : 0;
    $("error").append(make("p", {}, "Expected instead: ",
                           make("span", { id: "expected" }, a.parsed.expected), "."));
    if (end > 0) {
        $("error").append(none(`Coloured: bytes 0 to ${end}, the longest valid prefix.`));
    }
    const { trimmed, uri, repaired, inserted } = a.mends, rows = [], accepted = acceptedBy(a);
    if (trimmed) rows.push(mended("Trimmed", "Without the white space around it.", trimmed));
    if (uri) rows.push(mended("As a URI", "It is a valid IRI (RFC 3987); this is the URI of it.", uri));
    if (repaired && !(uri && ascii(uri) === ascii(repaired))) {
        rows.push(mended("Repaired", "What RFC 3986 does not allow is percent-encoded.", repaired));
    }
    if (inserted) {
        rows.push(mended("Completed", `With ${quoted(inserted[a.parsed.error])} at byte ${a.parsed.error}.`,
                         inserted));
    }
    if (repaired) rows.push(tolerated(a.mends));
    if (rows.length) rows.unshift(make("h3", {}, "What would mend it"));
    if (accepted.length) rows.push(row("Accepted by", accepted.join(", ")));
    $("error").append(...rows);
}
