// Serves a folder to this machine alone: serve.mjs FOLDER [PORT]
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join, normalize, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.json': 'application/json', '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.txt': 'text/plain; charset=utf-8',
};

async function answer(folder, {method, url}, response) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const body = await readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  const type = types[extname(path)] ?? types['.html'];
  response.writeHead(200, {'content-type': type, 'content-length': body.length, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache'});
  response.end(method === 'HEAD' ? undefined : body);
}

// Resolves to the server and its address. Port 0 is any that is free.
export function serve(folder, port = 0) {
  const server = createServer((request, response) =>
    answer(resolve(folder), request, response).catch(() => response.writeHead(404).end('not found')));
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done({server, address: `http://127.0.0.1:${server.address().port}/`}));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {address} = await serve(process.argv[2], Number(process.argv[3] ?? 0));
  console.log(address);
}
