/** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The minimum of the contract, repeated because importing its file would load all contracts of signing in. */
const minimumLength = 8;

const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u];
/** Beginnings that attackers try first: rows of the keyboard, frequent passwords. */
const common = /^(?:0?123456|qwerty|asdfgh|password|pass|iran|admin|clinic|ziba)/i;

/** How many characters neither repeat the one before nor follow it in a sequence (`aaa`, `123`). */
function countUnpredictable(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    return !(Math.abs(step) <= 1);
  }).length;
}

/**
 * About how hard a password is to guess. Its length counts most, then the kinds of characters. Frequent
 * beginnings, repeated characters and sequences do not count.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const length = countUnpredictable(password.replace(common, ''));
  if ([...password].length < minimumLength || length < 5) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = length + variety * 2;
  if (points < 12) return 2;
  return points < 17 ? 3 : 4;
}
