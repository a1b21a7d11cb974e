import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { cacheDir } from './from-source.mjs';

const running = new Set();

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a Node program of this folder, or a given file, and waits until it listens. */
export async function startNode(file, env) {
  const port = await freePort();
  const program = path.isAbsolute(file) ? file : fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--max-old-space-size=4096', program], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise((resolve) => child.once('close', resolve));
  void ended.then(() => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  while (!output.includes('Listening at')) {
    if (child.exitCode !== null) throw new Error(`${file} ended: ${output}`);
    await pause(20);
  }
  return {
    port,
    pid: child.pid,
    /** What it has printed so far. */
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Kills the programs of `startNode` that still run, such as after a failed run. */
export function stopAll() {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Installs Express, jsonwebtoken and json-server in the cache folder and returns that folder. The product
 * needs none of them, so they are not among its dependencies. Undefined when npm cannot fetch them.
 */
export function installOthers() {
  const packages = { express: '5.2.1', jsonwebtoken: '9.0.3', 'json-server': '0.17.4' };
  if (!existsSync(path.join(cacheDir, 'node_modules', 'json-server'))) {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(
      path.join(cacheDir, 'package.json'),
      JSON.stringify({ name: 'ziba-bench', private: true, dependencies: packages }),
    );
    try {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
        cwd: cacheDir,
        stdio: 'ignore',
      });
    } catch {
      return undefined; // The caller leaves them out and says so.
    }
  }
  return cacheDir;
}
