// Elements: makes them, and the pieces of a reference as coloured spans.

const $ = id => document.getElementById(id);

function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value !== null) element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
}

function drawn(name, attributes = {}, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
}

// The parts and what is between them: name is "" for delimiters.
function pieces(parts, n) {
    const found = [];
    let at = 0;
    for (const part of parts) {
        if (part.begin > at) found.push({ name: "", begin: at, end: part.begin });
        found.push(part);
        at = part.end;
    }
    if (at < n) found.push({ name: "", begin: at, end: n });
    return found;
}

// A reference as one line of coloured spans.
function line(bytes, parts) {
    const code = make("code", { class: "text", translate: "no" });
    for (const piece of pieces(parts, bytes.length)) {
        code.append(make("span", { class: "piece " + piece.name },
                         excerpt(bytes, piece.begin, piece.end)));
    }
    return code;
}

const row = (label, ...children) =>
    make("div", { class: "row" }, make("span", {}, label), make("div", {}, ...children));
