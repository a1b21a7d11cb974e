import { setTimeout as pause } from 'node:timers/promises';

/** Reads a value again until it equals `expected`. After 10 seconds it fails with the last value. */
export async function eventually<Value>(read: () => Promise<Value>, expected: NoInfer<Value>) {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return expect(await read()).toEqual(expected);
    } catch (difference) {
      if (Date.now() > deadline) throw difference;
      await pause(50);
    }
  }
}
