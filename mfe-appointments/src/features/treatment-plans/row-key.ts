import { randomId } from '@ziba/shared/api/random-id';
import type { SessionRow } from './plan-schema';

/** What names a session in the form wherever it stands in the list: its id, or the key of a new row. */
export const keyOf = ({ id, key }: SessionRow): number | string | undefined => id ?? key;

/** A row that is not stored yet, under a key of its own. */
export const asNewRow = (row: SessionRow): SessionRow => ({
  ...row,
  id: undefined,
  key: randomId(),
});
