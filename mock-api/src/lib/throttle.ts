import { clock } from './clock';

/** Counts attempts for each key in a sliding window, in the memory of this process. */
export class Throttle {
  private readonly attempts = new Map<string, number[]>();

  /** At most `limit` attempts for each key within `seconds`. */
  constructor(
    private readonly limit: number,
    private readonly seconds: number,
  ) {}

  /**
   * Counts an attempt and returns undefined. If there were too many already, it does not count it and returns the
   * seconds to wait.
   */
  take(key: string, now = clock.now()): number | undefined {
    const recent = this.recent(key, now);
    const oldest = recent[0];
    if (recent.length >= this.limit && oldest !== undefined) {
      return Math.max(1, Math.ceil((oldest + this.seconds * 1000 - now) / 1000));
    }
    recent.push(now);
    this.attempts.set(key, recent);
    this.forgetOld(now);
    return undefined;
  }

  /** Removes one attempt that turned out not to count. */
  giveBack(key: string): void {
    this.attempts.get(key)?.pop();
  }

  /** Removes all attempts with the key. */
  clear(key: string): void {
    this.attempts.delete(key);
  }

  private recent(key: string, now: number): number[] {
    const from = now - this.seconds * 1000;
    return (this.attempts.get(key) ?? []).filter((time) => time > from);
  }

  /** Removes keys that are not used any more, so that the map does not grow. */
  private forgetOld(now: number): void {
    if (this.attempts.size < 10_000) return;
    for (const key of this.attempts.keys()) {
      if (this.recent(key, now).length === 0) this.attempts.delete(key);
    }
  }
}
