import { createServer } from 'node:http';
import { freePort } from './server.mjs';
import { Problem } from './terminal.mjs';

const types = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const typeOf = (name) => types[name.split('.').at(-1)] ?? 'application/octet-stream';

/** Any page may read the files: they are code in development, without cookies or keys. */
const headers = {
  'access-control-allow-origin': '*',
  // Browsers check this before a public page may send requests to the local machine.
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/** Whether the host is this machine. Another site could point its own name to this machine (DNS rebinding). */
const isLocal = (host = '') => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);

/**
 * Serves one remote to a shell that runs elsewhere, on a loopback address only. `current()` returns the current
 * release with its contents; files of earlier releases stay available to pages that still show them.
 */
export function overrideServer() {
  const kept = new Map();

  const answerTo = async (path, current) => {
    const { release, contents } = await current();
    for (const [name, content] of Object.entries(contents)) kept.set(`/${name}`, content);
    if (path === '/release.json') return { type: types.json, body: JSON.stringify(release) };
    const content = kept.get(path);
    return content && { type: typeOf(path), body: Buffer.from(content, 'base64') };
  };

  const handle = (current) => async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, 'http://localhost');
    if (!isLocal(incoming.headers.host)) return outgoing.writeHead(403).end();
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, headers).end();
    try {
      const answer = await answerTo(pathname, current);
      if (!answer) return outgoing.writeHead(404, headers).end();
      return outgoing.writeHead(200, { ...headers, 'content-type': answer.type }).end(answer.body);
    } catch (error) {
      return outgoing
        .writeHead(503, { ...headers, 'content-type': 'text/plain' })
        .end(error.message);
    }
  };

  let server;
  return {
    /** Starts to listen; returns the address. */
    async listen(wanted, current) {
      const port = wanted ?? (await freePort());
      server = createServer(handle(current));
      await new Promise((resolve, reject) => {
        server.once('error', ({ code }) => reject(new Problem(`Port ${port}: ${code}`)));
        server.listen(Number(port), '127.0.0.1', resolve);
      });
      return `http://localhost:${port}/`;
    },
    close: () => server.close(),
  };
}

/** The printed instructions: how to see the remote in a shell that runs elsewhere. */
export function howToOverride({ remote, address }) {
  return `
To see it in a shell that runs elsewhere, sign in there with an account of its developers
(/admin/sections/developers), and enter in the browser's console:

  fetch('/api/registry/override', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + localStorage.token },
    body: JSON.stringify({ remote: '${remote}', address: '${address}' }),
  }).then((answer) => (answer.ok ? location.reload() : answer.json().then(console.error)))

A banner shows it and has a button to end it. No other user sees it. Reload the page after a change.`;
}
