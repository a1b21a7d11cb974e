import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const packageDir = resolve(__dirname, '..', '..');
// Test files run at the same time: each one writes its own bundles.
const bundles = join(packageDir, '.cache', `commands-${process.env.JEST_WORKER_ID ?? '0'}`);

/** Bundles the commands that tests run, as `npm run backup` and `npm run restore` do. */
export async function bundleCommands(): Promise<void> {
  await build({
    entryPoints: ['backup', 'restore'].map((name) =>
      join(packageDir, 'src/commands', `${name}.ts`),
    ),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    alias: { '@ziba/shared/contracts': join(packageDir, '..', 'shared', 'src', 'contracts') },
    logLevel: 'error',
  });
}

/** Runs a command on a data folder to its end; returns its exit code and its output. */
export function runCommandOn(dataDir: string, name: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR: dataDir };
  const file = join(bundles, `${name}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { env });
  return { status, output: `${String(stdout)}${String(stderr)}` };
}
