interface Timed {
  from: number;
  to: number;
}

/**
 * Places overlapping items side by side, so that none hides another: each gets its lane, and the number of
 * lanes of its group. The items are returned in the order of their times, the longer first.
 */
export function inLanes<Item extends Timed>(
  items: readonly Item[],
): (Item & { lane: number; lanes: number })[] {
  const ordered = [...items].sort((one, other) => one.from - other.from || other.to - one.to || 0);
  const placed: (Item & { lane: number; lanes: number })[] = [];
  let group: typeof placed = [];
  let ends: number[] = [];
  const close = () => {
    for (const item of group) item.lanes = ends.length;
    [group, ends] = [[], []];
  };
  for (const item of ordered) {
    if (ends.every((end) => end <= item.from)) close();
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.to;
    const laid = { ...item, lane, lanes: 1 };
    group.push(laid);
    placed.push(laid);
  }
  close();
  return placed;
}
