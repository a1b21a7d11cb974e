/** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** The contract takes no shorter one. Its file brings all of signing in, so the number stands here. */
const shortest = 8;

const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u];
/** What attackers try first: rows of the keyboard, the year's favourites. */
const common = /^(?:0?123456|qwerty|asdfgh|password|pass|iran|admin|clinic|ziba)/i;

/** Characters that do not merely repeat the last or count on from it. */
function surprises(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    return !(Math.abs(step) <= 1);
  }).length;
}

/**
 * How hard a password is to guess, roughly: its length counts most, then the kinds of characters;
 * repeated and counted-on characters do not count, nor do the favourites.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return 0;
  const length = surprises(password.replace(common, ''));
  if ([...password].length < shortest || length < 5) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = length + variety * 2;
  if (points < 12) return 2;
  return points < 17 ? 3 : 4;
}
