import { ApiError } from '@ziba/shared/api/client';
import { isFree } from '../../data/users.api';
import { m } from './messages';

/**
 * Throws an ApiError with the message at the field when the value is taken, or when that cannot be checked: a
 * failed check never counts as free.
 */
export async function demandFree(kind: 'email' | 'username', value: string): Promise<void> {
  const problem = await problemOf(kind, value);
  if (problem)
    throw new ApiError(409, { code: 'taken', message: problem, fields: { [kind]: problem } });
}

async function problemOf(kind: 'email' | 'username', value: string): Promise<string | undefined> {
  try {
    return (await isFree(kind, value)) ? undefined : m.taken[kind];
  } catch {
    return m.failed; // offline, 429 or 5xx: nothing is known
  }
}
