import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keepRunning } from './keep-running';

/** A program that goes on when it is asked to stop, as a database does that hangs. */
async function stubborn() {
  const program =
    "process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('ready')";
  const child = spawn(process.execPath, ['-e', program]);
  const ended = once(child, 'close').then(() => undefined);
  await once(child.stdout, 'data');
  return { child, ended };
}

it('kills what does not stop within its patience, and does not start it again', async () => {
  const run = await stubborn();
  const launch = jest.fn(stubborn);
  await keepRunning(run, launch, 50).stop();
  expect(run.child.signalCode).toBe('SIGKILL');
  expect(launch).not.toHaveBeenCalled();
});
