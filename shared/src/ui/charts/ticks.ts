/** The marks of an axis; the axis ends at the first and the last. */
export interface Ticks {
  ticks: readonly number[];
  low: number;
  high: number;
}

const niceSteps = [1, 2, 2.5, 5, 10];

/** The smallest of 1, 2, 2.5, 5 × 10ⁿ that is not below `rough`. */
function niceStep(rough: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  // 2.5 is no step for whole numbers.
  const isAllowed = (size: number) => !isWhole || Number.isInteger(Number(size.toPrecision(12)));
  const step = niceSteps.find(
    (nice) => nice * power >= rough * (1 - 1e-9) && isAllowed(nice * power),
  );
  return Number(((step ?? 10) * power).toPrecision(12));
}

/**
 * About `count` round marks that span the values and zero. If all values are whole numbers, so are the
 * marks: there are no two and a half appointments.
 */
export function niceTicks(values: readonly number[], count = 4): Ticks {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { ticks: [0, 1], low: 0, high: 1 };
  const isWhole = values.every(Number.isInteger);
  const rough = (high - low) / count;
  const step = niceStep(isWhole ? Math.max(1, rough) : rough, isWhole);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { ticks, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 };
}
