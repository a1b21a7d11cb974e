// Runs servers in this process, one after another, until standard input closes. Prints its address, to which
// `POST /start` with the settings as JSON and `POST /stop` are sent. `shared-database.mjs` has made the bundle.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { loadHelper } from './helper-bundles.mjs';

/** Closes the server that runs, if there is one. */
let close = async () => {};

async function stop() {
  const closing = close;
  close = async () => {};
  await closing();
}

async function start(env) {
  // A file that was ended halfway has not stopped its server.
  await stop();
  const { openHostedServer } = await loadHelper('hosted-server');
  close = await openHostedServer({ ...process.env, ...env });
}

const actions = { '/start': start, '/stop': stop };

const server = createServer(async (request, response) => {
  try {
    const body = await text(request);
    await actions[request.url](JSON.parse(body));
    response.end();
  } catch (error) {
    response.writeHead(500).end(error.stack);
  }
});

server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`),
);

process.stdin.resume().once('close', async () => {
  // The database may have ended before; then the server has nothing to wait for.
  await Promise.race([stop(), pause(10_000)]);
  process.exit(0);
});
