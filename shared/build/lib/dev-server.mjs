import { start } from './processes.mjs';
import { untilHealthy } from './server.mjs';
import { at } from './workspace.mjs';

/** Runs the bundled server as a child process that can be restarted; one restart at a time. */
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
        // Its own process group, so that it gets Ctrl+C only once, from this process.
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
    /** Starts the server, after ending a running one; settles when it answers. */
    restart: () => inTurn(() => stop().then(begin)),
    /** Runs `work` while the server is not restarting. */
    use: inTurn,
    stop: () => inTurn(stop),
  };
}
