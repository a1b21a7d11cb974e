import { readdirSync } from 'node:fs';
import { journeysOf } from '../journey-folders.mjs';
import { rotation } from '../rotation.mjs';
import { tool } from './processes.mjs';
import { runProgram } from './test-run/run-program.mjs';
import { at, cacheFolder } from './workspace.mjs';

/*
 * A stage is `{ name, run }`. `run(context)` resolves to `{ passed, failed, files, failures }`; a failure is
 * `{ stage, file, title, message, printed }`. The context: `run` of `test-run.mjs`, `limits`, `env` for its programs,
 * `folders` that were asked for (undefined for all), and `onFile(stage, file)`, called for each finished file.
 */

const seconds = (since) => (performance.now() - since) / 1000;

/** The result of a stage, from its files and from failures that belong to no file. */
function resultOf(stage, files, others) {
  const ofFiles = files.flatMap(({ file, failures, printed }) =>
    failures.map((failure, index) => ({
      stage,
      file,
      ...failure,
      ...(index === 0 && { printed }),
    })),
  );
  const failures = [...others.map((failure) => ({ stage, ...failure })), ...ofFiles];
  const passed = files.reduce((sum, one) => sum + one.passed, 0);
  return { passed, failed: failures.length, files, failures };
}

/** A stage that passes or fails as one. `toolsOf(folders)` lists the arguments of its tools, which run in turn. */
const whole = (name, toolsOf) => ({
  name,
  async run(context) {
    const failures = [];
    for (const args of toolsOf(context.folders)) {
      const { code, output, ended } = await runProgram(args, context);
      if (code !== 0 || ended) failures.push({ message: ended ?? output });
      if (ended) break;
    }
    const result = resultOf(name, [], failures);
    return failures.length > 0 ? { ...result, failed: 1 } : { ...result, passed: 1 };
  },
});

/** A stage of Jest's tests. */
const jest = (name, argsOf, envOf = () => ({})) => ({
  name,
  async run(context) {
    const files = [];
    let isDone = false;
    const onEvent = (event) => {
      if (event.type === 'done') isDone = true;
      if (event.type !== 'end') return;
      files.push(event);
      context.onFile(name, event);
    };
    // Tests leave much garbage that dies young: with room for it, a tenth less processor time.
    const room = '--max-semi-space-size=32';
    const reporter = `--reporters=${at('shared/build/test-events.cjs')}`;
    const args = [room, ...tool('jest/bin/jest.js', reporter, ...argsOf(context.folders))];
    const env = { ...context.env, ...(await envOf()) };
    const { code, output, ended } = await runProgram(args, { ...context, env, onEvent });
    const failed = files.some(({ failures }) => failures.length > 0);
    const others = [];
    if (ended) others.push({ title: 'limit', message: ended });
    else if (!isDone || (code !== 0 && !failed)) others.push({ title: 'Jest', message: output });
    return resultOf(name, files, others);
  },
});

/** A stage of the tools' own tests, by Node itself, a file after another. */
const nodeTests = (name, filesOf) => ({
  name,
  async run(context) {
    const files = [];
    const others = [];
    for (const file of filesOf(context.folders)) {
      const begun = performance.now();
      const reporter = at('shared/build/node-test-events.mjs');
      const args = ['--test', `--test-reporter=${reporter}`, at(file)];
      const { code, output, ended } = await runProgram(args, context);
      const found = ended ? undefined : resultIn(output);
      const failures = found?.failures ?? [];
      if (ended) failures.push({ title: 'limit', message: ended });
      else if (!found || (code !== 0 && failures.length === 0)) {
        failures.push({ title: 'the file itself', message: output });
      }
      const one = { file, seconds: seconds(begun), passed: found?.passed ?? 0, failures };
      files.push(one);
      context.onFile(name, one);
    }
    return resultOf(name, files, others);
  },
});

/** What the reporter wrote: the last line of JSON, below what the tests printed. */
function resultIn(output) {
  const line = output.split('\n').findLast((one) => one.startsWith('{"passed":'));
  return line && JSON.parse(line);
}

const isAsked = (folders, folder) => folders === undefined || folders.includes(folder);

/** The files of `shared/build` whose names fit, from the root of the workspace. */
const toolFiles = (fits) =>
  readdirSync(at('shared/build'), { recursive: true })
    .filter(fits)
    .map((file) => `shared/build/${file.replaceAll('\\', '/')}`)
    .sort();

const isCommandTest = (file) => file.endsWith('.command.test.mjs');

/** One more than there are cores: a test waits for timers, the database or a page as often as it computes. */
const workers = '--maxWorkers=3';

/** A pattern of Jest for the files of these folders; none for all. */
const filesIn = (folders) => (folders ? [`${at()}/(${folders.join('|')})/`] : []);

/** The native compiler: decision 004. */
const types = whole('types', () => [tool('typescript-7/bin/tsc', '-b')]);

/** Rules that need types run in oxlint (`.oxlintrc.json`), all others in ESLint: decision 004. */
const lint = whole('lint', (folders = []) => [
  tool('oxlint/bin/oxlint', ...folders),
  tool(
    'eslint/bin/eslint.js',
    ...(folders.length > 0 ? folders : ['.']),
    '--max-warnings=0',
    '--cache',
    `--cache-location=${cacheFolder}/eslint/`,
    '--cache-strategy=content',
  ),
  [at('shared/build/circles.mjs')],
]);

const format = whole('format', (folders = []) => [tool('oxfmt/bin/oxfmt', '--check', ...folders)]);

const tools = nodeTests('tools', (folders) =>
  isAsked(folders, 'shared')
    ? toolFiles((file) => file.endsWith('.test.mjs') && !isCommandTest(file))
    : [],
);

/** The commands of section teams, run whole: in a copy of the workspace, against a real server. */
const commands = nodeTests('commands', (folders) => {
  if (!isAsked(folders, 'shared')) return [];
  const files = toolFiles(isCommandTest);
  const cases = files.map((name) => ({ name, folders: ['shared'] }));
  return files.filter(rotation('commands', cases));
});

const unit = jest('unit', (folders) => [
  '--ignoreProjects=mock-api',
  workers,
  '--passWithNoTests',
  ...filesIn(folders),
]);

const api = jest('api', () => ['--selectProjects=mock-api', workers]);

const build = whole('build', () => [[at('shared/build/build.mjs')]]);

const sizes = whole('sizes', () => [[at('shared/build/sizes.mjs')]]);

/** Journeys through the running product. */
export const journeys = jest(
  'journeys',
  (folders) => [
    '--config',
    at('jest.e2e.config.mjs'),
    workers,
    ...(folders ? [`/e2e/(${journeysOf(folders).join('|')})\\.spec\\.ts$`] : []),
  ],
  async () => {
    const { chromium } = await import('../chromium.mjs');
    return { CHROMIUM_PATH: await chromium() };
  },
);

const needsNoBrowser = (stage) => ![build, sizes, journeys].includes(stage);

/**
 * The stages of a run in groups: the stages of a group run at once, one group after another. What fails soonest comes
 * first. Types, unit tests, the server's tests and the builds each keep two cores busy, so they run alone. ESLint and the
 * tests of the tools need one; the tests of the commands fill what the start of the journeys leaves.
 */
export function stagesOf({ folders, withoutBrowser }) {
  const all = [
    [types],
    [lint, tools],
    [format],
    [unit],
    [api],
    [build],
    [sizes],
    [commands, journeys],
  ];
  const hasServer = isAsked(folders, 'mock-api');
  const isWanted = (stage) =>
    (hasServer || stage !== api) && !(withoutBrowser && !needsNoBrowser(stage));
  return all.map((group) => group.filter(isWanted)).filter((group) => group.length > 0);
}
