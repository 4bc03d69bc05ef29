// What a page or the site holds packed: raw DEFLATE in base64.
async function unpack(base64) {
    const packed = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}
