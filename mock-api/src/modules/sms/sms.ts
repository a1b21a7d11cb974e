import type { Tx } from '../../db/connect';

/** A message to one phone. */
export interface Sms {
  to: string;
  body: string;
  clinicId: number | null;
}

const insertMessage = {
  name: 'sms.outbox',
  text: `insert into sms_outbox (clinic_id, "to", body) select $1, $2, $3 where $4::boolean`,
};

/**
 * Puts a message into the outbox, in the transaction that it belongs to. With `isReal` false nothing is
 * sent, but the same statement runs: nobody can tell from the time taken whether an account exists.
 */
export async function sendSms(tx: Tx, { to, body, clinicId }: Sms, isReal = true): Promise<void> {
  await tx.query(insertMessage, [clinicId, to, body, isReal]);
}
