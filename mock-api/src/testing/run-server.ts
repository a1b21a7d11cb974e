import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const packageDir = resolve(__dirname, '..', '..');
// Test files run at the same time: each worker writes a bundle of its own, so that none starts a half-written one.
const bundle = join(packageDir, '.cache', `server-${process.env.JEST_WORKER_ID ?? '0'}.mjs`);

/** Bundles the server as `npm start` does, so that a test starts it in less than a second. */
export const bundleServer = () => bundled('server.ts', bundle);

/** Bundles what the server starts in threads of their own, to where it looks for them. */
export async function bundleWorkers(): Promise<void> {
  const worker = join('modules', 'consents', 'consent-worker');
  await bundled(`${worker}.ts`, join(packageDir, 'dist', `${worker}.mjs`));
}

async function bundled(source: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(packageDir, 'src', source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    alias: { '@ziba/shared/contracts': join(packageDir, '..', 'shared', 'src', 'contracts') },
    logLevel: 'error',
  });
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolvePort) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolvePort(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  /** Its whole output so far, of stdout and stderr. */
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

interface Start {
  env: Record<string, string>;
  uid?: number;
}

/** Starts the server as a process of its own. */
export async function startProcess({ env, uid }: Start): Promise<ServerProcess> {
  // The mark of the test run lets it find this process when the run ends early.
  const { PATH, ZIBA_TEST_RUN } = process.env;
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
    env: { PATH, ZIBA_TEST_RUN, NODE_NO_WARNINGS: '1', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<number | string | null>((resolveEnd) =>
    child.once('close', (code, signal) => resolveEnd(code ?? signal)),
  );
  return { child, address: `http://127.0.0.1:${port}`, output: () => output, ended };
}

/** Waits until the server listens; throws with its whole output if it ends before that. */
export async function whenListening(server: ServerProcess): Promise<ServerProcess> {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  for (;;) {
    if (server.output().includes('Listening at')) return server;
    if (hasEnded) throw new Error(`the server ended: ${server.output()}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
