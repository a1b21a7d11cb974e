import { searchText } from '../../contracts/normalise';

/** What was typed within this many milliseconds is one word. */
const pause = 700;

/** Adds a typed letter to the word under way; false for keys that are no letters. */
export function typeAhead(typed: { text: string; at: number }, key: string, now: number): boolean {
  const isUnderWay = typed.text !== '' && now - typed.at < pause;
  if ([...key].length !== 1 || (key === ' ' && !isUnderWay)) return false;
  typed.text = isUnderWay ? typed.text + key : key;
  typed.at = now;
  return true;
}

/**
 * Where a key leads from an item of a menu: arrows go round, Home and End to the ends, a typed word to
 * the next item that begins with it (one letter again and again goes through all that do). null stays.
 */
export function itemAfter(
  names: readonly string[],
  now: number,
  key: string,
  typed: string,
): number | null {
  const count = names.length;
  if (count === 0) return null;
  if (typed) {
    const isOneLetter = new Set(typed).size === 1;
    const word = searchText(isOneLetter ? typed.slice(0, 1) : typed);
    const first = isOneLetter ? now + 1 : now;
    const order = names.map((_, step) => (first + step + count) % count);
    return order.find((index) => searchText(names[index] ?? '').startsWith(word)) ?? null;
  }
  const places: Record<string, number> = {
    ArrowDown: (now + 1) % count,
    ArrowUp: (now <= 0 ? count : now) - 1,
    Home: 0,
    End: count - 1,
  };
  return places[key] ?? null;
}
