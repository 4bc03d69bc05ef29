// The same for Node, whose fetch() takes no files: the modules that the package embeds.

/** A promise of a Parser. */
export async function fetchParser() {
  return (await import('./entry_parse.js')).parser;
}

/** A promise of a Uric. */
export async function fetchUric() {
  return (await import('./entry.js')).uric;
}
