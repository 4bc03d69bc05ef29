// What is typed and chosen, in the page and in the fragment of its address.

const EXAMPLES = [
    ["Whose host?", "http://a@b@c/"],
    ["Everything", "HTTP://me@Example.COM:80/%7Ea/./b/../c?q=1#top"],
    ["A byte that is not allowed", "http://[::1/index.html"],
    ["Unfinished", "http://example.com/50%"],
    ["An address in disguise", "http://0x7f.1:8080/..%2fadmin"],
    ["A host after a name", "http://www.bank.example@evil.example/"],
    ["A URN", "urn:isbn:0451450523"],
    ["An IPv6 address", "ldap://[2001:DB8:0::7]/c=GB?objectClass?one"],
    ["Relative", "../../g;x=1?y#s"],
    ["Empty", ""]
];
const ALL_STEPS = STEPS.map(([name]) => name).join(",");
const DEFAULTS = { ref: EXAMPLES[0][1], base: "http://a.example/b/c/d;p?q", steps: ALL_STEPS,
                   escapes: "", at: "", part: "" };
// Longer addresses do not survive being sent; longer texts are not drawn at every key.
const SHARED_MOST = 16000, AT_ONCE = 20000;
// Longer texts are not shown at all: browsers take a minute to lay out a text area of them.
const SHOWN_MOST = 1 << 21;
// With many more lines than this, browsers' text areas take minutes for a megabyte.
const LINES_MOST = 1000;

let table = null, about = null, current = null, at = 0, timer = 0, spoken = 0, running = 0;
let chosenStep = false;
// Of the drawing.  To measure it at each key would lay out the page once more.
let width = 0;

const chosenSteps = () => STEPS.filter(([name]) => $("step-" + name).checked);

function state() {
    return { ref: $("reference").value, base: $("base").value,
             steps: chosenSteps().map(([name]) => name).join(","),
             escapes: $("escapes").checked ? "1" : "", at: chosenStep ? String(at) : "",
             part: chosenPart };
}

function share() {
    const now = state();
    const fragment = new URLSearchParams();
    for (const key of Object.keys(DEFAULTS)) {
        if (now[key] !== DEFAULTS[key]) fragment.set(key, now[key]);
    }
    let text = now.ref.length + now.base.length > SHARED_MOST ? null : fragment.toString();
    if (text !== null && text.length > 2 * SHARED_MOST) text = null;
    $("share-note").textContent = text === null ? "Too long to share by address." : "";
    const wanted = text ? "#" + text : "";
    if (location.hash !== wanted) history.replaceState(null, "", wanted || "#");
}

function shareSoon() {
    clearTimeout(timer);
    timer = setTimeout(share, 200);
}

function fromFragment() {
    const found = new URLSearchParams(location.hash.slice(1));
    const value = key => found.has(key) ? found.get(key) : DEFAULTS[key];
    $("reference").value = value("ref");
    $("base").value = value("base");
    $("escapes").checked = value("escapes") === "1";
    if ($("reference").value.length > SHOWN_MOST) {
        tellLong($("reference").value);
        $("reference").value = "";
    }
    if (hasManyLines($("reference").value)) putAsOneLine($("reference").value);
    const steps = value("steps").split(",");
    for (const [name] of STEPS) $("step-" + name).checked = steps.includes(name);
    chosenPart = value("part");
    const step = value("at");
    chosenStep = /^[0-9]+$/.test(step);
    update(chosenStep ? Number(step) : null);
}

// Shows all anew; the walk at a byte, or at its end.
function update(step = null) {
    const text = $("reference").value, escapes = $("escapes").checked;
    const typed = bytesOf(text, escapes);
    current = answers(typed.bytes, bytesOf($("base").value, false).bytes,
                      chosenSteps().reduce((bits, [, bit]) => bits | bit, 0));
    current.typed = typed;
    at = step === null ? current.states.length - 1 : Math.min(step, current.states.length - 1);
    chosenStep = step !== null;
    colour(text, typed.at, current);
    const told = verdict(current);
    $("verdict").textContent = told;
    $("verdict").className = current.parsed.status === OK ? "is-good" : "is-bad";
    $("reference").setAttribute("aria-invalid", String(current.parsed.status !== OK));
    clearTimeout(spoken);
    spoken = setTimeout(() => { $("spoken").textContent = told; }, 600);
    showParts(current);
    showError(current);
    if (document.activeElement === $("reference")) showByteAtCaret();
    else showByte(current, current.parsed.error, table);
    showWalk(current, at, table, width);
    showNormal(current);
    showTarget(current);
    showReadings(current);
    showHazards(current, about);
    showEditions(current);
    const example = EXAMPLES.findIndex(([, reference]) => !escapes && reference === text);
    $("examples").value = String(example);
}

function stepTo(to) {
    at = Math.max(0, Math.min(to, current.states.length - 1));
    chosenStep = true;
    showWalk(current, at, table, width);
    shareSoon();
}

function stopRun() {
    clearInterval(running);
    running = 0;
    $("run").setAttribute("aria-pressed", "false");
    $("step-text").removeAttribute("aria-live");
}

// Steps on by itself; where motion is not wanted, goes to the end at once.
function startRun() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
        return stepTo(current.states.length - 1);
    }
    if (at === current.states.length - 1) stepTo(0);
    $("run").setAttribute("aria-pressed", "true");
    $("step-text").setAttribute("aria-live", "off");
    running = setInterval(() => {
        stepTo(at + 1);
        if (at === current.states.length - 1) stopRun();
    }, 250);
}

// The byte that the caret is before, or after the last one.
function showByteAtCaret() {
    const { at: index } = current.typed, caret = $("reference").selectionStart;
    const byte = index === null ? caret : index.findIndex(each => each >= caret);
    showByte(current, Math.min(byte, current.bytes.length - 1), table);
}

// Tells what a text is that is too long to be shown.
function tellLong(text) {
    const bytes = encoder.encode(text);
    forget();
    const { status, error } = parse(put(bytes), bytes.length);
    $("share-note").textContent = `Not shown: ${bytes.length} bytes are more than this page draws. ` +
        `As a reference they are ${status === OK ? "valid" : `invalid at byte ${error}`}. ` +
        "The command takes files of any size: uric check FILE.";
    forget();
}

// Puts in another text, as an example or a repair.
function useText(text) {
    $("reference").value = text;
    $("escapes").checked = false;
    typed();
    $("reference").focus();
}

const hasManyLines = text => text.length > LINES_MOST && text.split("\n").length > LINES_MOST;

// Puts a text of many lines into the editor as one line with escapes, before it is laid out.
function putAsOneLine(text) {
    $("reference").value = $("escapes").checked ? text.replaceAll("\n", "\\n") : escaped(text);
    $("escapes").checked = true;
}

function beforeTyped(event) {
    const text = (event.data || "").replace(/\r\n?/g, "\n");
    const { value, selectionStart, selectionEnd } = $("reference");
    const whole = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    const isLine = event.inputType === "insertFromPaste" && /^[^\n]+\n$/.test(text);
    const isLong = text && whole.length > SHOWN_MOST;
    if (!hasManyLines(text) && !isLine && !isLong) return;
    event.preventDefault();
    if (isLong) return tellLong(whole);
    // A line is copied with its end, which is not meant.  Unlike a change of the value, this can be
    // undone.
    if (isLine) return document.execCommand("insertText", false, text.slice(0, -1));
    putAsOneLine(whole);
    typed();
}

let due = 0, justTyped = false;
function typed() {
    justTyped = true;
    stopRun();
    clearTimeout(due);
    if (hasManyLines($("reference").value)) putAsOneLine($("reference").value);
    const long = $("reference").value.length > AT_ONCE;
    if (long) due = setTimeout(() => update(), 150);
    else update();
    shareSoon();
}

// Something else than the reference: the walk stays where it is.
function changed() {
    update(chosenStep ? at : null);
    shareSoon();
}

function choices() {
    $("examples").append(make("option", { value: "-1" }, "Your own"),
        ...EXAMPLES.map(([name], i) => make("option", { value: i }, name)));
    for (const [name] of STEPS) {
        $("steps").append(make("span", {}, make("input", { type: "checkbox", id: "step-" + name }),
                               make("label", { for: "step-" + name }, name)));
        $("step-" + name).addEventListener("change", changed);
    }
}

// Whether the drawing's width has changed.
function measure() {
    const before = width;
    width = Math.max(240, $("drawing").clientWidth);
    return width !== before;
}

function listen() {
    $("reference").addEventListener("beforeinput", beforeTyped);
    $("reference").addEventListener("input", typed);
    $("reference").addEventListener("scroll", () => {
        $("backdrop").scrollTop = $("reference").scrollTop;
    });
    $("base").addEventListener("input", changed);
    $("escapes").addEventListener("change", typed);
    $("examples").addEventListener("change", () => {
        const example = EXAMPLES[$("examples").value];
        if (!example) return;
        $("reference").value = example[1];
        $("escapes").checked = false;
        typed();
    });
    $("step").addEventListener("input", () => { stopRun(); stepTo(Number($("step").value)); });
    const go = { first: () => 0, back: () => at - 1, forward: () => at + 1,
                 last: () => current.states.length - 1 };
    for (const [id, to] of Object.entries(go)) {
        $(id).addEventListener("click", () => { stopRun(); stepTo(to()); });
    }
    $("reference").addEventListener("focus", showByteAtCaret);
    document.addEventListener("selectionchange", () => {
        if (document.activeElement !== $("reference")) return;
        // a key that typed has shown it, and the verdict is spoken
        $("byte-text").setAttribute("aria-live", justTyped ? "off" : "polite");
        justTyped = false;
        showByteAtCaret();
    });
    $("parts").addEventListener("pointerover", ({ target }) => {
        if (target.dataset.at) showByte(current, Number(target.dataset.at), table);
    });
    $("parts").addEventListener("click", ({ target }) => {
        if (target.dataset.at) stepTo(Number(target.dataset.at));
        const item = target.closest("button, [data-name]");
        const name = item && (item.dataset.name || item.textContent);
        if (name) choosePart(name);
    });
    $("run").addEventListener("click", () => running ? stopRun() : startRun());
    addEventListener("hashchange", fromFragment);
    new ResizeObserver(() => {
        if (measure()) showWalk(current, at, table, width);
    }).observe($("drawing"));
}

load().then(loaded => {
    table = loaded.states;
    about = loaded.hazards;
    rules = loaded.rules;
    $("version").textContent = stringAt(wasm.uric_version());
    choices();
    listen();
    measure();
    fromFragment();
    document.documentElement.dataset.ready = "true";
}).catch(error => {
    $("failure").hidden = false;
    $("failure").textContent = `The library could not be loaded: ${error.message}`;
});
