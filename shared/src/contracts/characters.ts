/**
 * The one table of characters that people do not tell apart. Browser and server use it; the functions
 * `search_spelling` and `has_letters` of the database repeat it, and `search-text.test.ts` compares them character by
 * character.
 */

/** Characters that nobody sees, as ranges of a regular expression: controls, direction marks, joiners, fillers. */
export const invisibleRanges =
  '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
  '\\u200b\\u200d-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb';

/** Marks above and below Arabic letters, the dagger alef among them, the joining line and the single hamza. */
export const markRanges =
  '\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u0674\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed' +
  '\\u08ca-\\u08e1\\u08e3-\\u08ff\\ufe00-\\ufe0f';

/** For search: a letter and the characters that count as it. */
export const sameLetters: readonly (readonly [letter: string, others: string])[] = [
  ['ا', 'أإآٱٲٳ'],
  ['ی', 'يىئۍےۓېێ'],
  ['ک', 'كڪڬڭ'],
  ['و', 'ؤۆۇۈ'],
  ['ه', 'ةۀھہۂۃە'],
  ['-', '‐‑‒–—―−'],
];
