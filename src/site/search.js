// Searches the site without a server: search_index.js, which is loaded when someone starts to search,
// calls searchIn() with the pages, their sections, and the words of these.
"use strict";

const SHOWN = 30;
let pages = null, sections = null, words = null, asked = false;

async function searchIn(text) {
    let list, places, word = "";
    [pages, sections, list, places] = JSON.parse(new TextDecoder().decode(await unpack(text)));
    places = places.split(" ");
    words = Array.from(list.matchAll(/([A-Z])([^A-Z]*)/g), ([, same, rest], i) => {
        word = word.slice(0, same.charCodeAt(0) - 65) + rest;
        return [word, numbers(places[i])];
    });
    search();
}

// The numbers of sections that as_steps() of site.py wrote.
function numbers(text) {
    const all = [];
    let at = 0, high = 0;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code >= 93) {
            high = high * 34 + code - 93;
        } else {
            all.push(at += high * 46 + code - 35);
            high = 0;
        }
    }
    return all;
}

const split = text => text.toLowerCase().match(/[a-z0-9][a-z0-9_-]*[a-z0-9]|[a-z0-9]/g) || [];
const headOf = ([page, , heading]) => heading || pages[page][1];

// The numbers of the sections that have a word that starts so.
const having = start => new Set(words.filter(([word]) => word.startsWith(start)).flatMap(([, at]) => at));

// The sections that have all words: first those whose heading has them, then in their order.
function matches(text) {
    const wanted = split(text);
    if (!wanted.length) return [];
    const [first, ...rest] = wanted.map(having);
    const rank = at => {
        const head = split(headOf(sections[at]));
        return wanted.filter(each => head.includes(each)).length * 2 +
            wanted.filter(each => head.some(word => word.startsWith(each))).length;
    };
    return [...first].filter(at => rest.every(each => each.has(at)))
        .map(at => [rank(at), at]).sort(([a, i], [b, j]) => b - a || i - j).map(([, at]) => at);
}

function item(at) {
    const [page, anchor] = sections[at], [name, title] = pages[page];
    const li = document.createElement("li"), a = document.createElement("a");
    // of the manual, a page has its own fragment already
    a.href = name + (anchor && (name.includes("#") ? "/" : "#") + encodeURIComponent(anchor));
    a.textContent = headOf(sections[at]) === title ? title : `${title}: ${headOf(sections[at])}`;
    li.append(a);
    return li;
}

function search() {
    const text = document.getElementById("search").value.trim();
    const list = document.getElementById("found");
    list.hidden = !text;
    if (!text) return;
    if (words === null) return load();
    const found = matches(text);
    list.replaceChildren(...found.slice(0, SHOWN).map(item));
    const more = found.length - SHOWN;
    if (!found.length || more > 0) {
        const note = document.createElement("li");
        note.textContent = found.length ? `${more} more: add a word.` : "Nothing has all these words.";
        list.append(note);
    }
}

function load() {
    if (asked) return;
    asked = true;
    const script = document.createElement("script");
    script.src = "search_index.js";
    document.head.append(script);
}

for (const event of ["input", "focus"]) document.getElementById("search").addEventListener(event, search);
// What is found may be on this page.
document.getElementById("found").addEventListener("click", event => {
    if (event.target.closest("a")) document.getElementById("found").hidden = true;
});
document.addEventListener("keydown", event => {
    const box = document.getElementById("search");
    if (event.key === "/" && !event.target.closest("input, textarea")) {
        event.preventDefault();
        box.focus();
    }
    if (event.key === "Escape" && event.target === box) {
        box.value = "";
        search();
    }
});
search();
