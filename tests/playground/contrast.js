/* Runs in the page: the contrast of each visible text with what is behind it (WCAG 2.2, 1.4.3),
 * and that of the editor's text with each colour under it. */
'use strict';

module.exports = function measureContrast() {
    const LEAST = 4.5;
    const parse = (colour) => colour.match(/[\d.]+/g).map(Number);
    const luminance = ([r, g, b]) => {
        const [x, y, z] = [r, g, b].map((v) => v / 255)
            .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ratio = (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const behind = (element) => {
        for (let e = element; e; e = e.parentElement) {
            const colour = parse(getComputedStyle(e).backgroundColor);
            if (colour.length === 3 || colour[3] === 1)
                return colour;
        }
        return [255, 255, 255];
    };
    const low = [];
    let texts = 0;
    const check = (ink, paper, what) => {
        texts++;
        const found = ratio(ink, paper);
        if (found < LEAST)
            low.push(`${what}: ${found.toFixed(2)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent.trim() || !element.checkVisibility() ||
                element.closest('script, #backdrop, select, .hidden, title'))
            continue;
        if (element.disabled)
            continue;
        const style = getComputedStyle(element);
        const svg = element instanceof SVGElement;
        const inNode = svg && element.classList.contains('now');
        const paper = inNode
            ? parse(getComputedStyle(document.querySelector('rect.node.now')).fill)
            : behind(element);
        check(parse(svg ? style.fill : style.color), paper,
              `${element.id || element.className.baseVal || element.className} "${
                  node.textContent.slice(0, 20)}"`);
    }
    const editor = document.getElementById('reference');
    for (const span of document.querySelectorAll('#backdrop span'))
        check(parse(getComputedStyle(editor).color), behind(span), `editor over ${span.className}`);
    return { low, texts };
};
