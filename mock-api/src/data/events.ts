import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { Tx } from '../db/connect';

/** A change that open screens are told about. `data` holds ids and states, never personal data. */
export interface LiveEvent {
  /** `appointment.changed`, `stock.changed`, `notification.created`, … */
  type: string;
  data?: Record<string, unknown>;
  /** Only users with one of these sections are told; everybody in the clinic when left out. */
  sections?: readonly SectionKey[];
  /** Only this user is told. */
  userId?: number;
}

const insertEvent = {
  name: 'events.insert',
  text: `insert into events (clinic_id, user_id, sections, type, data) values ($1, $2, $3, $4, $5)`,
};

const insertForAll = {
  name: 'events.insert_for_all',
  text: 'insert into events (everyone, type, data) values (true, $1, $2)',
};
const insertForClinics = {
  name: 'events.insert_for_clinics',
  text: 'insert into events (clinic_id, type, data) select unnest($1::int[]), $2, $3',
};

/** Tells all processes when the transaction commits. A transaction that fails tells nothing. */
export async function announce(tx: Tx, clinicId: number | null, event: LiveEvent): Promise<void> {
  const { type, data = {}, sections = null, userId = null } = event;
  await tx.query(insertEvent, [clinicId, userId, sections, type, JSON.stringify(data)]);
}

/** The row that was changed or archived: the name of its table in the audit log, and its id. */
export interface ChangedRow {
  entity: string;
  id: number;
}

/** Tells screens that show or edit the row to read it again. */
export function announceRow(
  tx: Tx,
  clinicId: number,
  { entity, id }: ChangedRow,
  sections: readonly SectionKey[],
): Promise<void> {
  return announce(tx, clinicId, { type: 'row.changed', data: { entity, id }, sections });
}

/** Like `announce`, to everybody in these clinics, or to everybody in all clinics and on the platform. */
export async function announceWidely(
  tx: Tx,
  clinicIds: readonly number[] | 'everyone',
  { type, data = {} }: Pick<LiveEvent, 'type' | 'data'>,
): Promise<void> {
  const json = JSON.stringify(data);
  if (clinicIds === 'everyone') await tx.query(insertForAll, [type, json]);
  else if (clinicIds.length > 0) await tx.query(insertForClinics, [[...clinicIds], type, json]);
}
