import { Throttle } from './throttle';
import { tooMany } from './too-many';

/** Refuses with 429 a key that comes more than `limit` times within `seconds`. */
export function limitOf(limit: number, seconds: number): (key: string) => void {
  const throttle = new Throttle(limit, seconds);
  return (key) => {
    const wait = throttle.take(key);
    if (wait !== undefined) throw tooMany(wait);
  };
}
