/** The values that an axis is marked at; its ends are the first and the last. */
export interface Ticks {
  ticks: readonly number[];
  low: number;
  high: number;
}

const niceSteps = [1, 2, 2.5, 5, 10];

/** The smallest of 1, 2, 2.5, 5 × 10ⁿ that is not below `rough`. */
function niceStep(rough: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  // 2.5 is no step of things that are counted.
  const step = niceSteps.find((nice) => nice * power >= rough * (1 - 1e-9) && isFit(nice * power));
  function isFit(size: number) {
    return !whole || Number.isInteger(Number(size.toPrecision(12)));
  }
  return Number(((step ?? 10) * power).toPrecision(12));
}

/**
 * Round marks that span the values and zero, about `count` of them. Where all values are whole, so
 * are the marks: nobody has two and a half appointments.
 */
export function niceTicks(values: readonly number[], count = 4): Ticks {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return { ticks: [0, 1], low: 0, high: 1 };
  const whole = values.every(Number.isInteger);
  const rough = (high - low) / count;
  const step = niceStep(whole ? Math.max(1, rough) : rough, whole);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { ticks, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 };
}
