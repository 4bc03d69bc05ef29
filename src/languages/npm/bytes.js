// The bytes of a module, from the text in which pack.mjs embeds them.

// A backslash and "<", which end strings and scripts, are "!" and " ".
function digit(text, i) {
  const code = text.charCodeAt(i);
  return (code === 33 ? 92 : code === 32 ? 60 : code) - 35;
}

/** The text's bytes, of which there are so many. */
export function decoded(text, length) {
  const bytes = new Uint8Array(length);
  for (let at = 0, i = 0; at < length; at++) {
    const first = digit(text, i++);
    bytes[at] = first < 2 ? 90 + 92 * first + digit(text, i++) : first - 2;
  }
  return bytes;
}
