import { searchText } from '../../contracts/normalise';

/** Letters that follow one another within this many milliseconds form one word. */
const typingPauseMs = 700;

/** Adds a typed letter to the word in `typed`; returns false for keys that are not letters. `now` in milliseconds. */
export function typeAhead(typed: { text: string; at: number }, key: string, now: number): boolean {
  const isSameWord = typed.text !== '' && now - typed.at < typingPauseMs;
  if ([...key].length !== 1 || (key === ' ' && !isSameWord)) return false;
  typed.text = isSameWord ? typed.text + key : key;
  typed.at = now;
  return true;
}

/**
 * The index of the item that a key leads to from the item `now`: arrows to the next or previous one, from the last to
 * the first again; Home and End to the ends; a typed word to the next item that begins with it (one letter, repeated,
 * goes through all such items). Null if the key leads nowhere.
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
