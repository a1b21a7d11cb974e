import { spawn } from 'node:child_process';
import { markVariable } from '../lib/test-run/marked-processes.mjs';

/** Runs a program to its end: `{ code, stdout, stderr }`. It does not get the secrets of this environment. */
export function runCommand(cwd, args, env = {}) {
  const { PATH, HOME, TMPDIR, [markVariable]: mark } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { PATH, HOME, TMPDIR, ...(mark && { [markVariable]: mark }), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8').on('data', (text) => (said[name] += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
}
