import { saturate, steady } from './load.mjs';

/*
 * How `bench.mjs` measures and what it prints: ratios of servers, each against its bar.
 * ROUNDS (5) and SECONDS (2) say how often and how long each server is measured.
 */

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 2);
let missed = 0;

export const say = (line = '') => console.log(line);

/** For the heading of a comparison. */
export const roundsText = `medians of ${rounds} rounds of ${seconds} s`;

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Prints a figure with its bar, and counts it when it misses the bar; a figure without a bar is only printed. */
export function verdict(label, value, bar, isGood) {
  const mark = bar === undefined ? ' ' : isGood(value, bar) ? '✓' : '✗';
  if (mark === '✗') missed += 1;
  const wanted = bar === undefined ? '' : ` (bar ${bar})`;
  say(`  ${mark} ${label.padEnd(66)} ${value.toFixed(2)}${wanted}`);
}
export const atLeast = (label, value, bar) => verdict(label, value, bar, (a, b) => a >= b);
export const atMost = (label, value, bar) => verdict(label, value, bar, (a, b) => a <= b);

/** How many bars were missed so far. */
export const missedBars = () => missed;

/**
 * Measures the servers in turn, round after round, so that a busy moment of the machine hits all of them.
 * `targets` are what `saturate` takes, by name. Returns a function that takes two of the names and
 * returns the ratio of their rates, the median of the rounds.
 */
export async function measureInTurn(targets) {
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await saturate({ ...target, seconds: 0.7 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      results[name].push(await saturate({ ...target, seconds }));
    }
  }
  for (const [name, list] of Object.entries(results)) {
    const figure = (key) => median(list.map((result) => result[key]));
    say(
      `    ${name.padEnd(64)} ${figure('rate').toFixed(0)}/s  p50 ${figure('p50').toFixed(1)} ms  p99 ${figure('p99').toFixed(1)} ms`,
    );
  }
  return (one, other) =>
    median(results[one].map(({ rate }, index) => rate / results[other][index].rate));
}

/** Measures a server at 80 % of the rate that it can carry; returns p99 / p50, the median of the rounds. */
export async function measureSpread(name, target) {
  const full = await saturate({ ...target, seconds });
  const ratios = [];
  for (let round = 0; round < rounds; round += 1) {
    const { p50, p99 } = await steady({ ...target, rate: full.rate * 0.8, seconds });
    ratios.push(p99 / p50);
    say(`    ${name.padEnd(64)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`);
  }
  return median(ratios);
}
