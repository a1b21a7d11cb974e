import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { commitsInRotation, rotatingSuites } from './rotation-table.mjs';

/** The environment variables that tell a suite which part of it runs, and where it writes what ran. */
export const partVariable = 'ZIBA_TEST_PART';
export const picksVariable = 'ZIBA_TEST_PICKS';

const hashOf = (name) => createHash('sha256').update(name).digest('hex');

/** The names in an order that does not depend on their place in the list. */
function ringOf(cases) {
  const hashed = cases.map(({ name }) => [hashOf(name), name]);
  return hashed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

/**
 * The names that a commit runs of a list of cases `{ name, folders }`. `turn` is the number of the commit: the names
 * are put on a ring, and each commit takes the next ones.
 * Cases of a changed folder run as well.
 */
export function pick(suite, cases, { turn, changed = [] }) {
  const { atLeast } = rotatingSuites[suite];
  const ring = ringOf(cases);
  const count = Math.min(
    ring.length,
    Math.max(atLeast, Math.ceil(ring.length / commitsInRotation)),
  );
  const first = turn * count;
  const picked = Array.from({ length: count }, (_, index) => ring[(first + index) % ring.length]);
  const touched = cases.filter(({ folders }) => folders.some((one) => changed.includes(one)));
  return new Set([...picked, ...touched.map(({ name }) => name)]);
}

/** The names that run in this process. Without a part of the environment, as when Jest is started by hand, all. */
function namesToRun(suite, cases) {
  const part = process.env[partVariable] ? JSON.parse(process.env[partVariable]) : undefined;
  if (!part) return new Set(cases.map(({ name }) => name));
  if (!part.folders) return pick(suite, cases, part);
  const isAsked = ({ folders }) => folders.some((one) => part.folders.includes(one));
  return new Set(cases.filter(isAsked).map(({ name }) => name));
}

/**
 * Whether a case runs, as a function of its name. `cases` is the whole list: `{ name, folders }`, the folders of the
 * workspace whose change concerns the case. What runs and what is left goes into the report of the run.
 */
export function rotation(suite, cases) {
  const names = namesToRun(suite, cases);
  const file = process.env[picksVariable];
  if (file) {
    const left = cases.map(({ name }) => name).filter((name) => !names.has(name));
    appendFileSync(file, `${JSON.stringify({ suite, ran: [...names], left })}\n`);
  }
  return (name) => names.has(name);
}
