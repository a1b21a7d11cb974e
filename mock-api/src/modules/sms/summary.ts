import type { SmsSummary } from '@ziba/shared/contracts/sms';
import type { Config } from '../../config';
import type { Database } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { placed, where } from '../../data/conditions';
import { jalaliMonthStart } from '../../lib/jalali';
import { tehranInstant } from '../../lib/tehran';
import { inScope, ofSender } from './messages.queries';
import { advertisingHours } from './sms-hours';
import { smsCredit } from './sms-limit';

/**
 * Reads the number of messages in the current Jalali month, what remains of the clinic's limit, who sends, and at which
 * price.
 */
export function summaryOf(
  db: Database,
  session: Session,
  { smsProvider: provider, smsPartPrice }: Config,
): Promise<SmsSummary> {
  const since = tehranInstant(jalaliMonthStart(), '00:00');
  const { text, values } = placed([
    ofSender(session),
    where('t.created_at >= ?', since),
    where(`t.kind <> 'secret'`),
  ]);
  return inScope(db, session, async (tx) => {
    const [counts] = await tx.query<Pick<SmsSummary, 'sent' | 'failed' | 'queued'>>(
      `select count(*) filter (where t.status in ('sent', 'delivered'))::int as sent,
         count(*) filter (where t.status in ('failed', 'blacklisted'))::int as failed,
         count(*) filter (where t.status = 'queued')::int as queued
       from sms_messages t where ${text}`,
      values,
    );
    const { clinicId } = session;
    const credit =
      clinicId === null ? { limit: null, credit: null } : await smsCredit(tx, clinicId);
    const advertising_hours = await advertisingHours(tx, clinicId);
    const operator = { provider, part_price: smsPartPrice ?? null };
    return {
      sent: 0,
      failed: 0,
      queued: 0,
      ...counts,
      ...credit,
      since,
      ...operator,
      advertising_hours,
    };
  });
}
