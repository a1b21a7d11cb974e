import { readLimit } from '@ziba/shared/contracts/clinic-usage';
import { smsTexts } from '@ziba/shared/contracts/sms-texts';
import type { Tx } from '../../db/connect';
import { jalaliMonthStart } from '../../lib/jalali';
import { Refusal } from '../../lib/refusal';

/** SQL: the remaining messages of a clinic in the current Jalali month; null without a limit. */
export interface SmsCredit {
  limit: number | null;
  credit: number | null;
}

/** Sent messages are counted by day; waiting ones are counted in the queue. Secrets do not count for the clinic. */
const used = {
  name: 'sms.used',
  text: `select c.sms_limit,
      coalesce((select sum(sms_sent) from usage_daily where clinic_id = $1 and day >= $2), 0)::int
      + coalesce((select sum(parts) from sms_messages
          where clinic_id = $1 and status = 'queued' and kind <> 'secret'), 0)::int as used
    from clinics c where c.id = $1`,
};

export async function smsCredit(tx: Tx, clinicId: number): Promise<SmsCredit> {
  const [row] = await tx.query<{ sms_limit: string; used: number }>(used, [
    clinicId,
    jalaliMonthStart(),
  ]);
  const limit = readLimit(row?.sms_limit ?? '') ?? null;
  return { limit, credit: limit === null ? null : Math.max(0, limit - (row?.used ?? 0)) };
}

/** Refuses with 409 messages that the clinic's limit does not cover. */
export async function refuseAboveLimit(tx: Tx, clinicId: number, parts: number): Promise<void> {
  const { credit } = await smsCredit(tx, clinicId);
  if (credit !== null && parts > credit) {
    throw new Refusal(409, 'sms_limit', smsTexts.limitReached);
  }
}
