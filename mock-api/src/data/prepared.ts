import { createHash } from 'node:crypto';
import type { Read } from '../db/statement';

const names = new Map<string, string>();
/** After this many texts nothing more is prepared: each one takes memory on every connection. */
const most = 500;

/**
 * Returns a statement that was put together from parts as a prepared one, named after its text. Undefined if it must
 * not be prepared: it has a value that is not a plain one, or there are too many texts already.
 */
export function prepared(text: string, values: readonly unknown[]): Read | undefined {
  if (!values.every(isPlain)) return undefined;
  const name = names.get(text) ?? nameOf(text);
  return name ? { name, text, values: values as Read['values'] } : undefined;
}

function nameOf(text: string): string | undefined {
  if (names.size >= most) return undefined;
  const name = `r_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
