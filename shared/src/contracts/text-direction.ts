/** A part of a line: Latin words with their numbers and units, or what stands around them. */
export interface Piece {
  text: string;
  isLatin: boolean;
}

const persian = /(?=\p{L})\p{Script=Arabic}/u;
const latin = /(?=\p{L})\p{Script=Latin}/u;

/** From letter or digit to letter or digit, without Persian letters and Persian punctuation between. */
const latinRun =
  /[(\p{Script=Latin}\p{Nd}](?:[^\p{Script=Arabic}«»]*[\p{Script=Latin}\p{Nd}%°+)])?/gu;
/** A number after a number with its unit belongs to the words that follow: «400 mg 3 بار». */
const numberAfterUnit = /(?<=\p{Nd}\s?\p{Script=Latin}+\.?)\s+[\p{Nd}.,/]+$/u;

/**
 * The direction in which a line is read: from left to right if its letters are Latin, from right to left if it has a
 * Persian letter; undefined without letters.
 */
export function directionOf(line: string): 'rtl' | 'ltr' | undefined {
  if (persian.test(line)) return 'rtl';
  return latin.test(line) ? 'ltr' : undefined;
}

/**
 * Splits a line into its Latin and its other parts. A reader of Persian must see «400 mg» as it was typed; without
 * isolation, the number would move to the other side of its unit.
 */
export function piecesOf(line: string): Piece[] {
  if (directionOf(line) !== 'rtl') return [{ text: line, isLatin: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(latinRun)) {
    const run = withoutOpenBracket(found.replace(numberAfterUnit, ''));
    if (!latin.test(run)) continue;
    const start = line.indexOf(run, index);
    if (start > end) pieces.push({ text: line.slice(end, start), isLatin: false });
    pieces.push({ text: run, isLatin: true });
    end = start + run.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), isLatin: false });
  return pieces;
}

/** A bracket whose partner stands outside of the run belongs to the text around it. */
function withoutOpenBracket(run: string): string {
  const opened = run.split('(').length - run.split(')').length;
  if (opened > 0) return run.replace(/^\(/, '');
  return opened < 0 ? run.replace(/\)$/, '') : run;
}
