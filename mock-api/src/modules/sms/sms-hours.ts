import { smsSettings } from '@ziba/shared/contracts/sms-settings';
import { smsHours } from '@ziba/shared/contracts/sms-texts';
import type { Tx } from '../../db/connect';
import { clinicSettings } from '../../data/clinic-settings';
import { clock } from '../../lib/clock';
import { tehranHour } from '../../lib/jalali';
import { addDays, tehranInstant, todayInTehran } from '../../lib/tehran';

/** The area of the settings of messages in the table of all settings. */
export const smsArea = 'sms';

/** Hours of the day in Tehran: from the first up to the second one. */
export interface Hours {
  from: number;
  until: number;
}

/** Whether it is before or after these hours; by default those in which reminders are sent. */
export function isQuiet(now: Date, { from, until }: Hours = smsHours): boolean {
  const hour = tehranHour(now);
  return hour < from || hour >= until;
}

/** The hours in which the sender may send advertising: those of the clinic, or of the law for the platform. */
export async function advertisingHours(tx: Tx, clinicId: number | null): Promise<Hours> {
  if (clinicId === null) return smsHours;
  const { advertising_from: from, advertising_until: until } = await clinicSettings(
    tx,
    clinicId,
    smsArea,
    smsSettings,
  );
  return { from, until };
}

/** When a message is sent: advertising outside the hours waits until they begin, all others go at the wanted time. */
export function whenToSend(
  kind: string,
  wanted: string | undefined,
  hours: Hours,
): string | undefined {
  const at = wanted === undefined ? clock.date() : new Date(wanted);
  if (kind !== 'advertising' || !isQuiet(at, hours)) return wanted;
  const day = todayInTehran(at);
  const begin = `${String(hours.from).padStart(2, '0')}:00`;
  const morning = tehranInstant(day, begin);
  return Date.parse(morning) > at.getTime() ? morning : tehranInstant(addDays(day, 1), begin);
}
