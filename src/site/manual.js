// Shows a page of the manual: the fragment is its name, as in "#uric_parse(3)", or that of a function
// or type that a page describes; a heading of it may follow, after a "/".
"use strict";

let manuals = null, aliases = null;

// The page and the heading that a fragment means; the command's page if there is none.
function meant(fragment) {
    let text = "";
    try {
        text = decodeURIComponent(fragment);
    } catch { /* cut */ }
    const [name, heading = ""] = text.split(/\/(.*)/s);
    if (Object.hasOwn(manuals, name)) return [name, heading];
    if (Object.hasOwn(aliases, name)) return [aliases[name], name.replace(/\(\d\)$/, "()")];
    return ["uric(1)", ""];
}

function showPage() {
    const [name, heading] = meant(location.hash.slice(1)), article = document.getElementById("page");
    const title = document.createElement("h1");
    title.textContent = name;
    article.innerHTML = manuals[name];
    article.prepend(title);
    document.getElementById("pages").value = name;
    document.title = `${name} · uric`;
    const at = heading && document.getElementById(heading);
    if (at) at.scrollIntoView();
    else scrollTo(0, 0);
}

async function showManual(text) {
    [manuals, aliases] = JSON.parse(new TextDecoder().decode(await unpack(text)));
    const pages = document.getElementById("pages");
    for (const name of Object.keys(manuals)) pages.append(new Option(name, name));
    pages.addEventListener("change", () => { location.hash = pages.value; });
    addEventListener("hashchange", showPage);
    showPage();
    document.documentElement.dataset.ready = "true";
}
