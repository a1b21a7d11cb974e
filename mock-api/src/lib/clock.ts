/** Milliseconds by which the server is ahead of its machine; 0 except in tests. */
let offset = 0;

/**
 * The server's clock. All code of the server reads the time from it; SQL reads `app_now()` and `app_today()`, which get
 * the same offset from `Database`. Durations (deadlines, back-off) are measured with the machine's own clock.
 */
export const clock = {
  /** The current time in milliseconds since 1970. */
  now: (): number => Date.now() + offset,
  /** The current time. */
  date: (): Date => new Date(clock.now()),
  /** The current time, ISO 8601 in UTC. */
  iso: (): string => clock.date().toISOString(),
  /** How far the clock is ahead of the machine's clock, in milliseconds. */
  offset: (): number => offset,
  /** Sets the clock; it continues from that time. For tests, and for the setting `CLOCK_START`. */
  set: (time: Date): void => {
    offset = time.getTime() - Date.now();
  },
};
