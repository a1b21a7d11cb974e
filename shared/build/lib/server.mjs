import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Problem } from './terminal.mjs';
import { at } from './workspace.mjs';

/** Whether the port is in use; the server reports other errors itself. */
function isBusy(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/** A port that is free at this moment. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Reads and checks the server's settings before anything slow begins. Needs the bundle of `buildServer`. Writes
 * settings that the environment left open into it.
 */
export async function readSettings() {
  const settings = await checkedSettings();
  if (settings.temporary) {
    process.once('exit', () => rmSync(settings.dataDir, { recursive: true, force: true }));
  }
  if (settings.port === 0) settings.port = await freePort();
  if (await isBusy(settings.port, settings.host)) {
    throw new Problem(
      `Port ${settings.port} is already in use. Stop what uses it, or set PORT to another one.`,
    );
  }
  process.env.PORT = String(settings.port);
  process.env.DATA_DIR = settings.dataDir;
  const isThisMachine = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.host);
  return {
    ...settings,
    address: `http://${isThisMachine ? 'localhost' : settings.host}:${settings.port}`,
  };
}

async function checkedSettings() {
  const config = await import(pathToFileURL(at('mock-api/dist/config.mjs')).href);
  try {
    return config.readConfig(process.env, at('mock-api'));
  } catch (error) {
    throw error instanceof config.ConfigError ? new Problem(error.message) : error;
  }
}

/** Waits until the server at `address` answers; throws a Problem when `ended()` is true or after `minutes`. */
export async function untilHealthy(address, { ended = () => false, minutes = 5 } = {}) {
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until && !ended()) {
    const answer = await fetch(`${address}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Problem(`The server did not come up at ${address}.`);
}
