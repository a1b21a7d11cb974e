import type { smsSummary } from '@ziba/shared/contracts/sms';
import type { z } from 'zod';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { placed, where } from '../../data/conditions';
import { jalaliMonthStart } from '../../lib/jalali';
import { tehranInstant } from '../../lib/tehran';
import { inScope, ofSender } from './messages.queries';
import { smsCredit } from './sms-limit';

type Summary = z.output<typeof smsSummary>;

/** Reads the number of messages in the current Jalali month, and what remains of the clinic's limit. */
export function summaryOf(db: Database, session: Session): Promise<Summary> {
  const since = tehranInstant(jalaliMonthStart(), '00:00');
  const { text, values } = placed([
    ofSender(session),
    where('t.created_at >= ?', since),
    where(`t.kind <> 'secret'`),
  ]);
  return inScope(db, session, async (tx) => {
    const [counts] = await tx.query<Pick<Summary, 'sent' | 'failed' | 'queued'>>(
      `select count(*) filter (where t.status in ('sent', 'delivered'))::int as sent,
         count(*) filter (where t.status in ('failed', 'blacklisted'))::int as failed,
         count(*) filter (where t.status = 'queued')::int as queued
       from sms_messages t where ${text}`,
      values,
    );
    const { clinicId } = session;
    const credit =
      clinicId === null ? { limit: null, credit: null } : await smsCredit(tx, clinicId);
    return { sent: 0, failed: 0, queued: 0, ...counts, ...credit, since };
  });
}
