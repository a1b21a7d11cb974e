// Ends what a test run leaves when the run itself was killed: `node guard.mjs <mark> <folder>`.
// Standard input is a pipe that the run holds open. It closes when the run ends, in whatever way.
import { rmSync } from 'node:fs';
import { endMarkedProcesses } from './marked-processes.mjs';

const [mark, folder] = process.argv.slice(2);
process.stdin.resume().once('close', async () => {
  await endMarkedProcesses(mark);
  rmSync(folder, { recursive: true, force: true });
});
