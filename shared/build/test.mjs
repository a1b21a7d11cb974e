// Tests the product: see CONTRIBUTING.
//   npm test                      everything; of suites that are made from lists a part
//   npm run test:all              everything whole
//   npm test -- mfe-accounting    types, lint and all tests of one folder or several
//   npm run check                 what needs no browser
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { testedFolders } from './journey-folders.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stagesOf } from './lib/stages.mjs';
import { say, UsageProblem } from './lib/terminal.mjs';
import { changesSinceGreen, readCommit, rememberGreen } from './lib/test-run/changes.mjs';
import { readLimits } from './lib/test-run/limits.mjs';
import { newReport } from './lib/test-run/report.mjs';
import { beginTestRun } from './lib/test-run/test-run.mjs';
import { partVariable, picksVariable } from './rotation.mjs';

const options = ['--all', '--without-browser'];

/** Reads the command line: `{ everything, withoutBrowser, folders }`. Throws a UsageProblem for what it does not know. */
function readArguments(words) {
  const folders = words
    .filter((word) => !word.startsWith('-'))
    .map((word) => path.normalize(word + '/').slice(0, -1));
  const unknown = words.filter((word) => word.startsWith('-') && !options.includes(word));
  const noFolder = folders.filter((folder) => !testedFolders.includes(folder));
  if (unknown.length > 0 || noFolder.length > 0) {
    throw new UsageProblem(
      `There is no ${[...unknown, ...noFolder].join(', ')}. Folders: ${testedFolders.join(', ')}`,
    );
  }
  return {
    everything: words.includes('--all'),
    withoutBrowser: words.includes('--without-browser'),
    folders: folders.length > 0 ? folders : undefined,
  };
}

/** The environment variables of the tests: which cases run of suites that are made from lists. */
function variablesOf({ everything, folders }, turn, picksFile) {
  if (everything) {
    // Other seeds with other commits, and long: CONTRIBUTING.
    return {
      [picksVariable]: picksFile,
      CHAOS_STEPS: '300',
      CHAOS_SEED: String(2 + (turn % 1000)),
      HISTORIES: process.env.HISTORIES ?? '200',
    };
  }
  const part = folders ? { folders } : { turn, ...changesSinceGreen() };
  return { [picksVariable]: picksFile, [partVariable]: JSON.stringify(part) };
}

/** Runs a stage; an error of its own is a failure of it. A process that it leaves behind is ended and is one, too. */
async function runStage(stage, { run: whole, ...others }) {
  const begun = performance.now();
  const run = whole.part(stage.name);
  const context = { run, ...others };
  const broken = (error) => ({
    passed: 0,
    failed: 1,
    files: [],
    failures: [{ stage: stage.name, message: error.stack }],
  });
  const result = await stage.run(context).catch(broken);
  const left = await run.endProcesses();
  const failures = left.map(({ pid, command: text }) => ({
    stage: stage.name,
    title: 'a process was left running',
    message: `${pid}: ${text}`,
  }));
  return {
    name: stage.name,
    seconds: (performance.now() - begun) / 1000,
    ...result,
    failed: result.failed + failures.length,
    failures: [...result.failures, ...failures],
  };
}

const notRun = ({ name }, limit) => ({
  name,
  seconds: 0,
  passed: 0,
  failed: 1,
  files: [],
  failures: [{ stage: name, message: `Not run: the whole run has a limit of ${limit} s.` }],
});

async function runStages(asked, { run, limits, env, report }) {
  const begun = performance.now();
  for (const group of stagesOf(asked)) {
    const left = limits.run - (performance.now() - begun) / 1000;
    const context = {
      run,
      env,
      limits: { ...limits, stage: Math.min(limits.stage, left) },
      folders: asked.folders,
      onFile: report.file,
    };
    const runOne = async (stage) =>
      report.stage(left > 0 ? await runStage(stage, context) : notRun(stage, limits.run));
    await Promise.all(group.map(runOne));
  }
}

await command(async () => {
  const asked = readArguments(process.argv.slice(2));
  const limits = readLimits(asked);
  await ensureInstalled();
  const { commit, isChanged, turn } = readCommit();
  const run = beginTestRun();
  const picksFile = path.join(run.folder, 'picks.jsonl');
  writeFileSync(picksFile, '');
  const report = newReport({ picksFile, about: { commit, isChanged, ...asked } });
  say(asked.folders ? `Testing ${asked.folders.join(', ')}` : 'Testing');
  const env = variablesOf(asked, turn, picksFile);
  Object.assign(process.env, env); // The stages of the tools choose their files in this process.
  await runStages(asked, { run, limits, env, report });
  report.finish();
  await run.end();
  const isWhole = !asked.folders && !asked.withoutBrowser && !isChanged;
  if (report.passes() && isWhole && commit) rememberGreen(commit);
  process.exitCode = report.passes() ? 0 : 1;
});
