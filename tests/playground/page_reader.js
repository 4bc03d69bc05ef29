/* Runs in the page: types each reference and reads what the page shows of it. */
'use strict';

/* texts: { text, escapes }.  No name of this file is visible in the page. */
module.exports = function readPage(texts) {
    const $ = (id) => document.getElementById(id);
    const textOf = (id) => $(id) && $(id).textContent;
    return texts.map(({ text, escapes }) => {
        $('escapes').checked = escapes;
        $('reference').value = text;
        $('reference').dispatchEvent(new Event('input'));
        const bad = $('reference').getAttribute('aria-invalid') === 'true';
        const named = [...document.querySelectorAll('#parts [data-name]')]
            .filter((item) => item.dataset.name);
        return {
            error: bad ? Number(/ at byte (\d+):/.exec(textOf('verdict'))[1]) : null,
            parts: named.map((item) => ({ name: item.dataset.name,
                                          begin: Number(item.dataset.begin),
                                          end: Number(item.dataset.end) })),
            kinds: [...document.querySelectorAll('#parts .kind')].map((e) => e.textContent),
            expected: textOf('expected'), normal: textOf('normal-text'),
            target: textOf('target-text'),
            hazards: [...document.querySelectorAll('#hazards dt')].map((dt) =>
                dt.textContent + (dt.dataset.value ? `=${dt.dataset.value}` : '')),
            editions: Object.fromEntries([...document.querySelectorAll('#editions li')]
                .map((li) => [li.dataset.name, li.dataset.error === undefined ? null
                    : Number(li.dataset.error)])),
            steps: Number($('step').max),
            colours: [...document.querySelectorAll('#backdrop span')].map((s) => s.className),
            typed: $('backdrop').textContent.replace(/\u200b$/, '')
        };
    });
};
