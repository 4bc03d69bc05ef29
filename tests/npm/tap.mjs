// Reports as TAP.
let number = 0, failed = 0;

export function ok(passes, what, ...detail) {
  console.log(`${passes ? 'ok' : 'not ok'} ${++number} - ${what}`);
  if (passes)
    return;
  failed++;
  for (const line of detail.slice(0, 10))
    console.log('# ' + (typeof line === 'string' ? line : JSON.stringify(line)).slice(0, 300));
}

export function same(got, expected, what) {
  const [one, other] = [got, expected].map(value => JSON.stringify(value));
  ok(one === other, what, `got ${one}`, `expected ${other}`);
}

/** The call throws an error of that name with such a message. */
export function throws(call, name, message, what) {
  try {
    const value = call();
    ok(false, what, `no error: ${String(value).slice(0, 80)}`);
  } catch (error) {
    ok(error.name === name && message.test(error.message), what, `${error.name}: ${error.message}`);
  }
}

export function done() {
  console.log(`1..${number}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
