import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { markedProcesses, markVariable } from './marked-processes.mjs';
import { runProgram } from './run-program.mjs';
import { beginTestRun } from './test-run.mjs';

const isOfThisRun = { skip: !existsSync('/proc/self/environ') && 'needs the processes of Linux' };
const never = 'setInterval(() => {}, 1000);';

/** A program that begins a file and a test, starts a process in a group of its own, and never ends. */
const hanging = `
  import { spawn } from 'node:child_process';
  import { writeSync } from 'node:fs';
  const tell = (event) => writeSync(3, JSON.stringify(event) + '\\n');
  tell({ type: 'begin', file: 'a.test.ts' });
  tell({ type: 'end', file: 'a.test.ts' });
  tell({ type: 'begin', file: 'b.test.ts' });
  tell({ type: 'test', file: 'b.test.ts', title: 'waits for ever' });
  spawn(process.execPath, ['-e', ${JSON.stringify(never)}], { detached: true, stdio: 'ignore' });
  console.log('its last words');
  ${never}`;
const program = (source) => ['--input-type=module', '-e', source];

for (const [limit, limits, words] of [
  ['the stage', { stage: 1, file: 60 }, /Ended after 1 s, the limit of the stage/],
  ['a file', { stage: 60, file: 1 }, /a file ran for longer than 1 s/],
]) {
  it(
    `at the limit of ${limit} ends all that was started, and names what ran`,
    isOfThisRun,
    async () => {
      const run = beginTestRun();
      const { ended } = await runProgram(program(hanging), { run, env: {}, limits });
      assert.match(ended, words);
      assert.match(ended, /b\.test\.ts: running for \d+ s, in «waits for ever» for \d+ s/);
      assert.doesNotMatch(ended, /a\.test\.ts/);
      assert.match(ended, /its last words/);
      assert.match(ended, /Its processes:\n(\d+: .*\n)*\d+: \S*node -e setInterval/);
      assert.deepEqual(markedProcesses(run.environment[markVariable]), []);
      await run.end();
    },
  );
}

it('spares what is started after a program that was ended', isOfThisRun, async () => {
  const run = beginTestRun();
  const context = { run, env: {} };
  await runProgram(program(hanging), { ...context, limits: { stage: 1, file: 60 } });
  const next = "await new Promise((resolve) => setTimeout(resolve, 300)); console.log('done')";
  const { output } = await runProgram(program(next), {
    ...context,
    limits: { stage: 60, file: 60 },
  });
  assert.equal(output.trim(), 'done');
  await run.end();
});

it('ends one of the programs that run at once, and spares the other', isOfThisRun, async () => {
  const run = beginTestRun();
  const [ended, other] = await Promise.all([
    runProgram(program(hanging), { run: run.part('a'), env: {}, limits: { stage: 1, file: 60 } }),
    runProgram(program("setTimeout(() => console.log('done'), 2000)"), {
      run: run.part('b'),
      env: {},
      limits: { stage: 60, file: 60 },
    }),
  ]);
  assert.match(ended.ended, /Ended after 1 s/);
  assert.deepEqual([other.output.trim(), other.ended], ['done', undefined]);
  assert.deepEqual(await run.end(), []);
});

it('gives code and output of a program that ends', isOfThisRun, async () => {
  const run = beginTestRun();
  const context = { run, env: { WORD: 'done' }, limits: { stage: 60, file: 60 } };
  const source = 'console.log(process.env.WORD); process.exitCode = 3;';
  const { code, output, ended } = await runProgram(program(source), context);
  assert.deepEqual([code, output.trim(), ended], [3, 'done', undefined]);
  assert.deepEqual(await run.end(), []);
});

const untilTrue = async (isTrue) => {
  while (!isTrue()) await pause(20);
};

it(
  'leaves no process and no folder when it is killed',
  { ...isOfThisRun, timeout: 30_000 },
  async () => {
    const runner = `
    import { beginTestRun } from ${JSON.stringify(new URL('test-run.mjs', import.meta.url).href)};
    import { runProgram } from ${JSON.stringify(new URL('run-program.mjs', import.meta.url).href)};
    const run = beginTestRun();
    const limits = { stage: 60, file: 60 };
    const onEvent = ({ type }) =>
      type === 'test' && console.log(JSON.stringify([run.environment.${markVariable}, run.folder]));
    await runProgram(${JSON.stringify(program(hanging))}, { run, env: {}, limits, onEvent });`;
    const child = spawn(process.execPath, program(runner), {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise((resolve) => {
      createInterface(child.stdout).once('line', resolve);
    });
    const [mark, folder] = JSON.parse(line);
    await untilTrue(() => markedProcesses(mark).length >= 2);
    assert.ok(existsSync(folder));
    child.kill('SIGKILL');
    await untilTrue(() => markedProcesses(mark).length === 0 && !existsSync(folder));
  },
);
