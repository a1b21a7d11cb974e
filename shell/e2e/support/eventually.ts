import { setTimeout as pause } from 'node:timers/promises';

/** Reads until the page shows what is expected; the last reading is what a failure shows. */
export async function eventually<Value>(read: () => Promise<Value>, expected: NoInfer<Value>) {
  const until = Date.now() + 10_000;
  for (;;) {
    try {
      return expect(await read()).toEqual(expected);
    } catch (difference) {
      if (Date.now() > until) throw difference;
      await pause(50);
    }
  }
}
