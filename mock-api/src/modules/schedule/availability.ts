import { appointmentTexts as texts } from '@ziba/shared/contracts/appointment-texts';
import type { AppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import type { Slot } from '@ziba/shared/contracts/schedule';
import type { Tx } from '../../db/connect';
import { clock } from '../../lib/clock';
import { slotQuantum } from '../../lib/slot-quantum';
import type { Member } from '../../lib/actor';
import { Refusal } from '../../lib/refusal';
import { addDays, inTehran, todayInTehran } from '../../lib/tehran';
import {
  boundsOf,
  countAppointments,
  isNearOther,
  readBusy,
  readWorkingDay,
  settingsOf,
  type Busy,
} from './schedule.queries';
import { startsOf, whyClosed, type WorkingDay } from './working-day';

const minute = 60_000;
const quantum = slotQuantum * 1000;

/** Minutes, rounded up to the grid on which times are reserved. */
export const onGrid = (minutes: number) =>
  Math.ceil((minutes * minute) / quantum) * (quantum / minute);

interface Asked {
  doctorId: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes; the clinic's slot length when left out. */
  duration?: number;
}

/** Reads every slot of a doctor's day with its state (api: Availability). */
export async function slotsOfDay(
  tx: Tx,
  { clinicId }: Member,
  { doctorId, date, duration }: Asked,
): Promise<Slot[]> {
  const settings = await settingsOf(tx, clinicId);
  const [start, end] = boundsOf(date);
  const day = await readWorkingDay(tx, clinicId, doctorId, date);
  const buffer = settings.buffer_minutes * minute;
  const [from, to] = [Date.parse(start) - buffer, Date.parse(end) + buffer];
  const busy = await readBusy(
    tx,
    clinicId,
    doctorId,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
  );
  const full = await isFull(tx, clinicId, doctorId, date, settings);
  const length = onGrid(duration ?? settings.slot_minutes);
  const taken = new Map(busy.map((row) => [Date.parse(row.slot), row]));

  return startsOf(day, settings.slot_minutes).map((from) => {
    const at = Date.parse(start) + from * minute;
    const { state, reason } = stateOf(day, { from, to: from + length }, at, taken, settings, full);
    return {
      start: inTehran(at),
      end: inTehran(at + length * minute),
      state,
      ...(reason && { reason }),
    };
  });
}

function stateOf(
  day: WorkingDay,
  stretch: { from: number; to: number },
  at: number,
  taken: ReadonlyMap<number, Busy>,
  settings: AppointmentSettings,
  full: boolean,
): Pick<Slot, 'state' | 'reason'> {
  if (at <= clock.now()) return { state: 'past' };
  const end = at + (stretch.to - stretch.from) * minute;
  const busy = firstTaken(taken, at, end);
  if (busy?.owner_kind === 'hold') {
    return { state: 'held', ...(busy.holder && { reason: texts.beingBookedBy(busy.holder) }) };
  }
  if (busy) return { state: 'booked' };
  const buffer = settings.buffer_minutes * minute;
  const reason =
    whyClosed(day, stretch, texts.outsideHours) ??
    (firstTaken(taken, at - buffer, end + buffer) && texts.tooNear) ??
    outOfNotice(at, settings)?.message ??
    (full ? texts.dayFull : undefined);
  return reason ? { state: 'closed', reason } : { state: 'free' };
}

function firstTaken(taken: ReadonlyMap<number, Busy>, from: number, to: number) {
  for (let time = from; time < to; time += quantum) {
    const busy = taken.get(time);
    if (busy) return busy;
  }
  return undefined;
}

function outOfNotice(at: number, settings: AppointmentSettings) {
  const { min_notice_minutes, max_days_ahead } = settings;
  if (at < clock.now() + min_notice_minutes * minute) {
    return { code: 'slot_too_soon', message: texts.tooSoon };
  }
  const [end] = boundsOf(addDays(todayInTehran(), max_days_ahead + 1));
  if (at >= Date.parse(end)) return { code: 'slot_closed', message: texts.tooFar };
  return undefined;
}

async function isFull(
  tx: Tx,
  clinicId: number,
  doctorId: number,
  date: string,
  { max_per_day }: AppointmentSettings,
  besides?: number,
): Promise<boolean> {
  if (max_per_day === null) return false;
  return (await countAppointments(tx, clinicId, doctorId, date, besides)) >= max_per_day;
}

/** A requested time of a doctor. */
export interface WantedTime {
  doctorId: number;
  /** ISO 8601, on the grid. */
  startsAt: string;
  /** Minutes, on the grid. */
  duration: number;
  /** The id of the appointment that is moved there. */
  besides?: number;
}

/**
 * Refuses with 409 a time that cannot be booked even if it is free: past (`slot_past`), on a holiday, in a leave,
 * outside the hours or too near another booking (`slot_closed`), too short notice, a full day. The reservation of slots
 * checks whether it is taken.
 */
export async function refuseUnbookable(
  tx: Tx,
  member: Member,
  { doctorId, startsAt, duration, besides }: WantedTime,
): Promise<void> {
  const { clinicId } = member;
  const at = Date.parse(startsAt);
  if (at <= clock.now()) throw refused('slot_past', texts.past);
  const settings = await settingsOf(tx, clinicId);
  const notice = outOfNotice(at, settings);
  if (notice) throw refused(notice.code, notice.message);
  const date = todayInTehran(new Date(at));
  const [midnight] = boundsOf(date);
  const from = (at - Date.parse(midnight)) / minute;
  const day = await readWorkingDay(tx, clinicId, doctorId, date);
  const reason = whyClosed(day, { from, to: from + duration }, texts.closed);
  if (reason) throw refused('slot_closed', reason);
  const endsAt = new Date(at + duration * minute).toISOString();
  const { buffer_minutes: buffer } = settings;
  if (
    buffer > 0 &&
    (await isNearOther(tx, member, { doctorId, startsAt, endsAt, besides }, buffer))
  ) {
    throw refused('slot_closed', texts.tooNear);
  }
  if (await isFull(tx, clinicId, doctorId, date, settings, besides)) {
    throw refused('day_full', texts.dayFull);
  }
}

const refused = (code: string, message: string) =>
  new Refusal(409, code, message, { appointment_datetime: message });

const searchedDays = 15;
const offered = 3;

/** Returns the free slots of the doctor that are nearest to a time, on that day or in the two weeks after it. */
export async function nearestFree(
  tx: Tx,
  member: Member,
  { doctorId, startsAt, duration }: WantedTime,
): Promise<Slot[]> {
  const at = Date.parse(startsAt);
  const first = todayInTehran(new Date(at));
  const found: Slot[] = [];
  for (let ahead = 0; ahead < searchedDays && found.length < offered; ahead += 1) {
    const date = addDays(first, ahead);
    const slots = await slotsOfDay(tx, member, { doctorId, date, duration });
    found.push(...slots.filter(({ state }) => state === 'free'));
  }
  const distance = ({ start }: Slot) => Math.abs(Date.parse(start) - at);
  return found.sort((one, other) => distance(one) - distance(other)).slice(0, offered);
}
