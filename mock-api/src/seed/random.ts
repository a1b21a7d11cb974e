/** Random values that are the same in every run. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True in this many of a hundred cases. */
  chance(percent: number): boolean;
  /** This many digits; the first one is not zero. */
  digits(count: number): string;
}

/** A generator whose values depend only on the name (mulberry32 over an FNV hash). */
export function randomOf(name: string): Random {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    int,
    pick: <Item>(items: readonly Item[]) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error(`${name}: nothing to pick from`);
      return item;
    },
    chance: (percent) => next() * 100 < percent,
    digits: (count) => String(int(10 ** (count - 1), 10 ** count - 1)),
  };
}

function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash;
}

/** Values that have not been returned before. */
export function distinct<Value>(make: () => Value): () => Value {
  const given = new Set<Value>();
  return () => {
    let value = make();
    while (given.has(value)) value = make();
    given.add(value);
    return value;
  };
}
