import type { Tx } from '../db/connect';

const take = {
  name: 'counters.take',
  text: `insert into counters (clinic_id, name, value) values ($1, $2, $3)
         on conflict (clinic_id, name) do update set value = counters.value + 1
         returning value`,
};

/** Returns the next number of a clinic's counter; the first one is `from`. Two callers never get the same number. */
export async function nextNumber(tx: Tx, clinicId: number, name: string, from = 1) {
  const [row] = await tx.query<{ value: number }>(take, [clinicId, name, from]);
  if (!row) throw new Error(`no value for counter ${name}`);
  return Number(row.value);
}

/** Returns the next code of a clinic: the prefix and the next number of the counter, such as `SVC-1001`. */
export async function nextCode(tx: Tx, clinicId: number, name: string, prefix = '', from = 1001) {
  return `${prefix}${await nextNumber(tx, clinicId, name, from)}`;
}
