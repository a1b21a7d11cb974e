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

/** Tells all processes, when the transaction commits; a transaction that fails tells nothing. */
export async function announce(tx: Tx, clinicId: number | null, event: LiveEvent): Promise<void> {
  const { type, data = {}, sections = null, userId = null } = event;
  await tx.query(insertEvent, [clinicId, userId, sections, type, JSON.stringify(data)]);
}
