import { clock } from '../lib/clock';
import { openDatabases } from './test-database';

/** Milliseconds by which a clock may differ that was set to the present. */
const tolerance = 1000;

/** What a test file leaves behind for the next one of its worker, in words. The clock is set right. */
export function leftBehind(): string[] {
  const found = [...openDatabases].map((name) => `the database ${name}`);
  openDatabases.clear();
  const offset = clock.offset();
  if (Math.abs(offset) > tolerance) found.push(`a clock that differs by ${offset} ms`);
  // Between the two readings of the machine's clock a millisecond may pass.
  while (clock.offset() !== 0) clock.set(new Date());
  return found;
}
