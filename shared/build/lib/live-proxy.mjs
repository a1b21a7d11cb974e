import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const script = `
const events = new EventSource('/__dev/events');
let known;
events.addEventListener('build', ({ data }) => {
  if (known !== undefined && known !== data) location.reload();
  known = data;
});
`;

const wantsPage = ({ headers }) => headers.accept?.includes('text/html') ?? false;

async function bodyOf(incoming) {
  const parts = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts);
}

/** Forwards a request to the server and retries a refused connection, because the server may be restarting. */
async function forward(target, incoming, body) {
  const { method, url, headers } = incoming;
  const encoding = wantsPage(incoming) ? { 'accept-encoding': 'identity' } : {};
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await new Promise((resolve, reject) => {
        const outgoing = request({
          ...target,
          method,
          path: url,
          headers: { ...headers, ...encoding },
        });
        outgoing.once('response', resolve).once('error', reject).end(body);
      });
    } catch (error) {
      if (attempt >= 300) throw error;
      await pause(100);
    }
  }
}

/** Adds the reload script to a page. */
async function answerPage(answer, outgoing) {
  const page = (await bodyOf(answer)).toString();
  const headers = { ...answer.headers };
  delete headers['content-length'];
  delete headers.etag;
  outgoing.writeHead(answer.statusCode, headers);
  outgoing.end(page.replace('</head>', '<script defer src="/__dev/reload.js"></script></head>'));
}

/**
 * A proxy in front of the server during development. It forwards everything, delays requests while the server
 * restarts, and adds a script to pages that reloads them. The page's Content-Security-Policy is the same as in
 * production.
 */
export function liveProxy({ port, host, target }) {
  const pages = new Set();
  let build = String(Date.now());
  const sendBuild = (page) => page.write(`event: build\ndata: ${build}\n\n`);

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/__dev/reload.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (incoming.url === '/__dev/events') {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(outgoing);
      outgoing.once('close', () => pages.delete(outgoing));
      sendBuild(outgoing);
    } else {
      try {
        const answer = await forward(target, incoming, await bodyOf(incoming));
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        if (isPage) return await answerPage(answer, outgoing);
        outgoing.writeHead(answer.statusCode, answer.headers);
        // Closes both sides when one of them closes: an event stream never ends by itself.
        pipeline(answer, outgoing, () => undefined);
      } catch (error) {
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
      }
    }
    return undefined;
  });

  return {
    listen: () => new Promise((resolve) => server.listen(port, host, resolve)),
    /** Reloads all open pages. */
    reload() {
      build = String(Date.now());
      pages.forEach(sendBuild);
    },
  };
}
