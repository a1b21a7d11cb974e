import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '../terminal.mjs';
import { cacheFolder } from '../workspace.mjs';

/** The report of the last run, for programs. */
export const reportFile = path.join(cacheFolder, 'test-report.json');

const rounded = (seconds) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
const indented = (text) => text.trim().replaceAll(/^/gm, '      ');

/** What ran of each suite that rotates, from the lines that the suites wrote: `{ suite, ran, left }`. */
function readPicks(file) {
  const suites = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { suite, ran, left } = JSON.parse(line);
    const known = suites.get(suite) ?? { ran: new Set(), left: new Set() };
    suites.set(suite, {
      ran: new Set([...known.ran, ...ran]),
      left: new Set([...known.left, ...left]),
    });
  }
  return [...suites].map(([suite, { ran, left }]) => ({
    suite,
    ran: [...ran],
    left: [...left].filter((name) => !ran.has(name)),
  }));
}

/** Collects what the stages of a run report, prints it as it comes, and prints and stores the whole at the end. */
export function newReport({ picksFile, about }) {
  const begun = performance.now();
  const stages = [];
  const isTerminal = process.stdout.isTTY;

  const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0);
  const files = () => stages.flatMap(({ files: list }) => list);
  const failures = () => stages.flatMap((stage) => stage.failures);

  return {
    passes: () => sum('failed') === 0,
    /** Prints a line for a finished file; a terminal shows only the last one. */
    file(stage, { file, seconds, passed, failures: failed }) {
      const counts = `${passed} passed${failed.length > 0 ? `, ${failed.length} failed` : ''}`;
      const line = `    ${failed.length > 0 ? '✗' : '✓'} ${stage} ${file} (${counts}, ${rounded(seconds)})`;
      if (isTerminal && failed.length === 0)
        process.stdout.write(`\r\u001b[K${line.slice(0, 120)}`);
      else say(line);
      for (const { title } of failed) say(`      ✗ ${title}`);
    },
    /** Adds a finished stage and prints its line: `{ name, seconds, passed, failed, files, failures }`. */
    stage(stage) {
      stages.push(stage);
      if (isTerminal) process.stdout.write('\r\u001b[K');
      const { name, passed, failed, seconds } = stage;
      say(
        `  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${rounded(seconds)})`,
      );
    },
    /** Prints the whole and stores it as JSON. */
    finish() {
      const picks = readPicks(picksFile);
      const slowest = files()
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, 10);
      const total = { passed: sum('passed'), failed: sum('failed') };
      const seconds = (performance.now() - begun) / 1000;
      printFailures(failures());
      say('\nThe stages');
      for (const stage of stages) say(`  ${stage.name}: ${rounded(stage.seconds)}`);
      if (slowest.length > 0) say('\nThe slowest files');
      for (const { file, seconds: took } of slowest) say(`  ${rounded(took)}  ${file}`);
      printPicks(picks, about.folders);
      mkdirSync(cacheFolder, { recursive: true });
      const whole = { ...about, seconds, ...total, stages, slowest, rotation: picks };
      writeFileSync(reportFile, JSON.stringify(whole, undefined, 2));
      say(
        `\n  in ${rounded(seconds)}; the report as JSON: ${path.relative(process.cwd(), reportFile)}`,
      );
      say(`${total.passed} passed, ${total.failed} failed`);
    },
  };
}

function printFailures(list) {
  if (list.length > 0) say(`\nThe failures`);
  for (const { stage, file, title, message, printed } of list) {
    say(`\n  ✗ ${[stage, file, title].filter(Boolean).join(' › ')}\n${indented(message)}`);
    if (printed) say(`      It printed:\n${indented(printed)}`);
  }
}

/** Prints how many cases ran; and which were left, if other commits run them. */
function printPicks(picks, folders) {
  if (picks.length > 0) say('\nOf the cases that are made from lists');
  for (const { suite, ran, left } of picks) {
    const isTold = left.length > 0 && !folders;
    const leftOut = isTold ? `; left for other commits: ${left.join(' · ')}` : '';
    say(`  ${suite}: ${ran.length} of ${ran.length + left.length} ran${leftOut}`);
  }
}
