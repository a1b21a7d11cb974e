import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { Tx } from '../db/connect';

/** Something that open screens should hear of. `data` holds ids and states, never personal data. */
export interface LiveEvent {
  /** `appointment.changed`, `stock.changed`, `notification.created`, … */
  type: string;
  data?: Record<string, unknown>;
  /** Only who has one of these sections hears it; everybody of the clinic when left out. */
  sections?: readonly SectionKey[];
  /** Only this user hears it. */
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

/** Tells all processes, when the transaction commits; a transaction that fails tells nothing. */
export async function announce(tx: Tx, clinicId: number | null, event: LiveEvent): Promise<void> {
  const { type, data = {}, sections = null, userId = null } = event;
  await tx.query(insertEvent, [clinicId, userId, sections, type, JSON.stringify(data)]);
}

/** A row that was changed or archived: its table as the audit log calls it, and its id. */
export interface ChangedRow {
  entity: string;
  id: number;
}

/** Tells screens that show or edit the row to read it anew. */
export function announceRow(
  tx: Tx,
  clinicId: number,
  { entity, id }: ChangedRow,
  sections: readonly SectionKey[],
): Promise<void> {
  return announce(tx, clinicId, { type: 'row.changed', data: { entity, id }, sections });
}

/** As `announce`, to everybody of these clinics, or to everybody at all: clinics and platform. */
export async function announceWidely(
  tx: Tx,
  clinicIds: readonly number[] | 'everyone',
  { type, data = {} }: Pick<LiveEvent, 'type' | 'data'>,
): Promise<void> {
  const json = JSON.stringify(data);
  if (clinicIds === 'everyone') await tx.query(insertForAll, [type, json]);
  else if (clinicIds.length > 0) await tx.query(insertForClinics, [[...clinicIds], type, json]);
}
