/** Random choices that repeat for the same seed, so that a failed run can be repeated. */
export interface Random {
  /** A number from 0 to below 1. */
  next: () => number;
  /** An integer from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  /** True with this probability: `chance(0.25)` in a quarter of the calls. */
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** The same items in another order. */
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** The generator mulberry32: small, fast and good enough to choose steps. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
