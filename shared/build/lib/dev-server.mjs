import { start } from './processes.mjs';
import { untilHealthy } from './server.mjs';
import { at } from './workspace.mjs';

/** The bundled server as a child that can be started anew; one restart at a time. */
export function devServer({ address, env }) {
  let child;
  let turn = Promise.resolve();

  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const begin = async () => {
    const started = start(
      process.execPath,
      ['--enable-source-maps', at('mock-api/dist/server.mjs')],
      {
        env: { ...process.env, ...env },
        // Its own group: Ctrl+C reaches it once, from us.
        detached: true,
      },
    );
    child = started;
    await untilHealthy(address, { ended: () => started.exitCode !== null });
  };

  const inTurn = (work) => {
    turn = turn.catch(() => undefined).then(work);
    return turn;
  };
  return {
    /** Starts the server, or ends it first when it runs; settles when it answers. */
    restart: () => inTurn(() => stop().then(begin)),
    /** Does something with the server while it is not restarting. */
    use: inTurn,
    stop: () => inTurn(stop),
  };
}
