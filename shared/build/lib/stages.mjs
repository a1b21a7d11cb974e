import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, tool } from './processes.mjs';
import { at, cacheFolder, root } from './workspace.mjs';

const node = process.execPath;

/** A stage that passes or fails as one. Runs its tools one after another; each must end with 0. */
const whole = (name, ...tools) => ({
  name,
  async work() {
    const results = [];
    for (const args of tools) results.push(await run(node, args));
    const failed = results.some(({ code }) => code !== 0);
    return {
      passed: failed ? 0 : 1,
      failed: failed ? 1 : 0,
      output: results.map(({ output }) => output).join('\n'),
    };
  },
});

async function jest(args, env) {
  const folder = await mkdtemp(path.join(tmpdir(), 'ziba-jest-'));
  const file = path.join(folder, 'results.json');
  try {
    const command = tool('jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args);
    // Tests leave much garbage that dies young: with room for it, a tenth less processor time.
    const room = '--max-semi-space-size=32';
    const { code, output } = await run(node, [room, ...command], {
      env: { ...process.env, ...env },
    });
    const results = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
    const readable = output.split('\n').filter((line) => !line.startsWith('{"num'));
    if (!results) return { passed: 0, failed: 1, output: readable.join('\n') };
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    return {
      passed: results.numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      output: readable.join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const format = whole('format', tool('oxfmt/bin/oxfmt', '--check'));

/** Rules that need types run in oxlint (`.oxlintrc.json`), all others in ESLint: decision 004. */
export const lint = whole(
  'lint',
  tool('oxlint/bin/oxlint'),
  tool(
    'eslint/bin/eslint.js',
    '.',
    '--max-warnings=0',
    '--cache',
    `--cache-location=${cacheFolder}/eslint/`,
    '--cache-strategy=content',
  ),
  [at('shared/build/circles.mjs')],
);

/** The native compiler: decision 004. */
export const types = whole('types', tool('typescript-7/bin/tsc', '-b'));

/** Tests of the tools, by Node itself: files of `shared/build` whose names fit. */
const nodeTests = (name, fits) => ({
  name,
  async work() {
    const files = readdirSync(at('shared/build'), { recursive: true }).filter((file) => fits(file));
    const { code, output } = await run(node, [
      '--test',
      '--test-reporter=tap',
      ...files.map((file) => at('shared/build', file)),
    ]);
    const count = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
    const failed = count('fail') + count('cancelled');
    return { passed: count('pass'), failed: failed === 0 && code !== 0 ? 1 : failed, output };
  },
});

const isCommandTest = (file) => file.endsWith('.command.test.mjs');

/** The tools' own tests: they are plain Node, and so is what tests them. */
export const tools = nodeTests(
  'tools',
  (file) => file.endsWith('.test.mjs') && !isCommandTest(file),
);

/** The commands of section teams, run whole: in a copy of the workspace, against a real server. */
export const commands = nodeTests('commands', isCommandTest);

/** One more than there are cores: a test waits for timers, the database or a page as often as it computes. */
const workers = '--maxWorkers=3';

export const unit = {
  name: 'unit',
  work: () => jest(['--ignoreProjects', 'mock-api', workers]),
};

export const api = {
  name: 'api',
  work: () => jest(['--selectProjects', 'mock-api', workers]),
};

export const build = whole('build', [at('shared/build/build.mjs')]);

export const sizes = {
  name: 'sizes',
  async work() {
    const { checkSizes } = await import('../sizes.mjs');
    const { passed, failed, lines } = await checkSizes();
    return { passed, failed, output: lines.join('\n') };
  },
};

/** `work` takes more variables of the environment, such as `JOURNEY_CLOCK`. */
export const journeys = {
  name: 'end-to-end',
  async work(variables) {
    const { chromium } = await import('../chromium.mjs');
    try {
      const env = { ...variables, CHROMIUM_PATH: await chromium() };
      return await jest(['--config', path.join(root, 'jest.e2e.config.mjs'), workers], env);
    } catch (error) {
      return { passed: 0, failed: 1, output: error.message };
    }
  },
};
