// The same as back_end.py, in Node: the host and the decoded path by URL.
//
//     node back_end.js PORT
const http = require('http');

function read(target, host) {
    try {
        const url = new URL(target, 'http://' + host);
        return [url.hostname, decodeURIComponent(url.pathname)];
    } catch {
        return ['error', 'error'];
    }
}

http.createServer((request, response) => {
    const host = request.headers.host || '';
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify([request.url, host, ...read(request.url, host)]));
}).listen(Number(process.argv[2]), '127.0.0.1');
