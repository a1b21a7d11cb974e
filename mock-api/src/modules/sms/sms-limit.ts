import { readLimit } from '@ziba/shared/contracts/clinic-usage';
import { smsTexts } from '@ziba/shared/contracts/sms-texts';
import type { Tx } from '../../db/connect';
import { jalaliMonthStart } from '../../lib/jalali';
import { Refusal } from '../../lib/refusal';

/** What is left of a clinic's messages of the running Jalali month; null without a limit. */
export interface SmsCredit {
  limit: number | null;
  credit: number | null;
}

/** What went out is counted by the day; what waits is counted in the queue. Secrets are the platform's. */
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

/** Refuses with 409 what the clinic's limit does not cover any more. */
export async function refuseAboveLimit(tx: Tx, clinicId: number, parts: number): Promise<void> {
  const { credit } = await smsCredit(tx, clinicId);
  if (credit !== null && parts > credit) {
    throw new Refusal(409, 'sms_limit', smsTexts.limitReached);
  }
}
