import { directionOf, piecesOf } from '@ziba/shared/contracts/text-direction';
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line whose letters all run in one direction, with its text as it is drawn. */
export interface Run {
  text: string;
  isRtl: boolean;
}

/** Measures how wide the text is drawn. */
type Measure = (text: string) => number;

/**
 * Splits a text into lines that fit into the width, one after the other. Existing line breaks stay; a word that is wider than a line is
 * split.
 */
export function* linesOf(text: string, width: number, measure: Measure): Generator<string> {
  for (const paragraph of text.split(/\r?\n/)) yield* wrapped(paragraph, width, measure);
}

function* wrapped(paragraph: string, width: number, measure: Measure): Generator<string> {
  const space = measure(' ');
  let line = '';
  let used = 0;
  // Each word is measured once: letters do not join across spaces, so a line is as wide as its words and spaces.
  for (const word of paragraph.split(/[^\S\u00a0]+/)) {
    const isShort = word.length <= mostLetters;
    const wide = isShort ? measure(word) : Infinity;
    if (line !== '' && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== '') yield line;
    line = word;
    used = wide;
    while (used > width) {
      const part = longestStart(line, width, measure);
      yield part;
      line = line.slice(part.length);
      used = line.length <= mostLetters ? measure(line) : Infinity;
    }
  }
  yield line;
}

/** More letters than any line holds: a longer word is never measured as a whole. */
const mostLetters = 200;

/** The start of the word that fits into the width, at least a letter: found by halving, since measuring costs most. */
function longestStart(word: string, width: number, measure: Measure): string {
  const letters = [...word.slice(0, mostLetters)];
  let [fits, tooMany] = [1, letters.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(letters.slice(0, middle).join('')) <= width) fits = middle;
    else tooMany = middle;
  }
  return letters.slice(0, fits).join('');
}

// Around Latin words with their numbers and units; the marks themselves are not drawn.
const isolation = { start: '\u2066', end: '\u2069' };

/**
 * The runs of one line in the order in which they stand from left to right (Unicode's bidirectional algorithm, UAX 9),
 * with the Latin parts of a Persian line isolated, so that «0.9% inj» reads as typed. Brackets in right-to-left runs are
 * mirrored.
 */
export function runsOf(line: string): Run[] {
  if (line === '') return [];
  const marked = piecesOf(line)
    .map(({ text, isLatin }) => (isLatin ? isolation.start + text + isolation.end : text))
    .join('');
  const { levels } = bidi.getEmbeddingLevels(marked, directionOf(line) ?? 'rtl');
  const mirrored = bidi.getMirroredCharactersMap(marked, levels);
  const shown = marked.split('').map((letter, index) => mirrored.get(index) ?? letter);
  const runs: (Run & { level: number })[] = [];
  shown.forEach((letter, index) => {
    if (letter === isolation.start || letter === isolation.end) return;
    const level = levels[index] ?? 1;
    const last = runs.at(-1);
    if (last?.level === level) last.text += letter;
    else runs.push({ text: letter, level, isRtl: level % 2 === 1 });
  });
  return reordered(runs);
}

/** Rule L2 of the algorithm: from the highest level down, everything at or above the level is turned around. */
function reordered<Piece extends { level: number }>(runs: Piece[]): Piece[] {
  let order = [...runs];
  const highest = Math.max(...order.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    const next: Piece[] = [];
    let turned: Piece[] = [];
    for (const run of order) {
      if (run.level >= level) {
        turned = [run, ...turned];
        continue;
      }
      next.push(...turned, run);
      turned = [];
    }
    order = [...next, ...turned];
  }
  return order;
}

const latin = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;
const arabic = /[\p{Script=Arabic}\u06f0-\u06f9]/u;

/**
 * The text of a run for fontkit, which turns a text around when its first letter or digit of a script is an Arabic one
 * and knows nothing of the run's direction. Dates with Persian digits and lone punctuation therefore are turned around
 * before.
 */
export function textForFont({ text, isRtl }: Run): string {
  const first = [...text].find((letter) => latin.test(letter) || arabic.test(letter));
  const isTurned = first !== undefined && arabic.test(first);
  return isTurned === isRtl ? text : [...text].toReversed().join('');
}
