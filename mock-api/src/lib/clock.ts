/** Milliseconds that the server is ahead of its machine; 0 except in tests. */
let offset = 0;

/**
 * The server's clock. All code of the server asks it for the time; SQL asks `app_now()` and
 * `app_today()`, to which `Database` hands the same offset. Measured durations (deadlines, back-off) use
 * the machine's own clock.
 */
export const clock = {
  /** The current time in milliseconds since 1970. */
  now: (): number => Date.now() + offset,
  /** The current time. */
  date: (): Date => new Date(clock.now()),
  /** The current time, ISO 8601 in UTC. */
  iso: (): string => clock.date().toISOString(),
  /** How far the clock is ahead of the machine's, in milliseconds. */
  offset: (): number => offset,
  /** Sets the clock, which goes on from there. For tests, and for the setting `CLOCK_START`. */
  set: (time: Date): void => {
    offset = time.getTime() - Date.now();
  },
};
