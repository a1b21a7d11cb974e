import { randomId } from '@ziba/shared/api/random-id';
import type { SessionRow } from './session-values';

/** Identifies a session in the form, wherever it stands in the list: its id, or the key of a new row. */
export const keyOf = ({ id, key }: SessionRow): number | string | undefined => id ?? key;

/** Turns a row into a new one: without an id, with a new key. */
export const asNewRow = (row: SessionRow): SessionRow => ({
  ...row,
  id: undefined,
  key: randomId(),
});
