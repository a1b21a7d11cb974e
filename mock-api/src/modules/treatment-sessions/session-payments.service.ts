import type { Page } from '@ziba/shared/contracts/lists';
import type { Payment } from '@ziba/shared/contracts/payments';
import type { Database } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { where } from '../../data/conditions';
import { ownOnly } from '../../data/own-rows';
import { found } from '../../lib/refusal';
import { paymentsTable } from '../payments/payments.queries';
import { takePayment, type Money } from '../payments/take-payment';
import { announceSession, marked } from './session-changes';
import { sessionsTable } from './treatment-sessions.queries';

/** Reads the payments for a session, also voided ones. */
export const paymentsOfSession = (
  db: Database,
  member: Member,
  id: number,
): Promise<Page<Payment>> =>
  db.tenant(member.clinicId, async (tx) => {
    found(ownOnly(member, await sessionsTable(db).within(tx).find(member, id)));
    return paymentsTable(db).within(tx).all(member, where('t.session_id = ?', id));
  });

/** Takes a payment of a part or of all that remains; a session that is done still takes payments. */
export const paySession = (db: Database, member: Member, id: number, money: Money) =>
  db.tenant(member.clinicId, async (tx) => {
    const payment = await takePayment(tx, member, { ...money, target: 'session', id });
    const session = found(await sessionsTable(db).within(tx).find(member, id));
    await announceSession(tx, member, session);
    return { ...(await marked(tx, member, session)), payment };
  });
