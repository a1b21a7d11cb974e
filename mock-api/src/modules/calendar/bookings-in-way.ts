import {
  bookingsInWayTexts as texts,
  mostBookings,
  type BookingChoice,
  type BookingInWay,
  type BookingsInWayDetails,
} from '@ziba/shared/contracts/bookings-in-way';
import { mayIn } from '@ziba/shared/contracts/permissions';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { isOwn } from '../../data/own-rows';
import { Refusal } from '../../lib/refusal';
import { appointmentWriters } from '../appointments/readers';
import { carryOut, ChoiceRefused } from './booking-choice';
import { offersFor } from './booking-offers';
import { readExpected, type Expected, type OpenSpan } from './bookings-in-way.queries';
import { lockCalendar } from '../schedule/calendar-lock';
import { causesOf } from '../schedule/off-times';

/** A change of the calendar after which booked patients may have no doctor at their time. */
interface Change<Result> {
  /** The time that the change affects, read before the change. */
  spanOf: (tx: Tx) => Promise<OpenSpan>;
  /** The doctor whose time changes, if it is only one. */
  doctorId?: number;
  /** The choice for each booking in the way; undefined before the user was asked. */
  choices: readonly BookingChoice[] | undefined;
  /** Makes the change. It may run twice; the first run may be rolled back. */
  work: (tx: Tx) => Promise<Result>;
}

/** A booking that the change leaves without a doctor. */
type InWay = Expected & Pick<BookingInWay, 'off_time'>;

/**
 * Makes the change and carries out the choices, all or nothing. Bookings that had no doctor before the change are not
 * included.
 * Errors: 409 with the list in `details` (`bookingsInWayDetails`): `has_bookings` if there is no choice,
 * `bookings_changed` if the choices do not fit the bookings any more, `choice_refused` if one cannot be carried out;
 * 409 `too_many_bookings`; 409 `others_bookings` if the caller may not change them.
 */
export async function saveOverBookings<Result>(
  db: Database,
  member: Member,
  change: Change<Result>,
): Promise<Result> {
  const { choices } = change;
  try {
    return await db.tenant(member.clinicId, async (tx) => {
      const { result, inWay } = await make(tx, member, change);
      if (!fits(inWay, choices ?? [])) {
        throw choices && choices.length > 0
          ? await refusalOf(tx, member, inWay, 'bookings_changed', texts.changed)
          : await refusalOf(tx, member, inWay, 'has_bookings', texts.found);
      }
      for (const choice of inOrder(choices ?? [])) {
        const booking = inWay.find((one) => isOf(one, choice));
        if (booking) await carryOut(db, tx, member, choice, booking, reasonOf(booking));
      }
      return result;
    });
  } catch (error) {
    if (!(error instanceof ChoiceRefused)) throw error;
    return refuseChoice(db, member, change, error);
  }
}

/** Makes the change, and returns the bookings that it is in the way of. */
async function make<Result>(tx: Tx, member: Member, change: Change<Result>) {
  const { clinicId } = member;
  await lockCalendar(tx, clinicId);
  const expected = await readExpected(tx, clinicId, await change.spanOf(tx), change.doctorId);
  const spots = expected.map(({ doctor, start, end, has_time }) => ({
    doctor_id: doctor?.id ?? null,
    start,
    end,
    has_time,
  }));
  const before = await causesOf(tx, clinicId, spots);
  const result = await change.work(tx);
  const after = await causesOf(tx, clinicId, spots);
  const inWay = expected.flatMap((booking, at): InWay[] => {
    const known = new Set(before[at]?.map(({ key }) => key));
    const added = after[at]?.find(({ key }) => !known.has(key));
    return added ? [{ ...booking, off_time: { kind: added.kind, reason: added.reason } }] : [];
  });
  refuseOthers(member, inWay);
  return { result, inWay };
}

/** Refuses a caller who may not change these bookings; the answer does not name the patients. */
function refuseOthers(member: Member, inWay: readonly InWay[]): void {
  if (inWay.length === 0) return;
  const mayWrite = mayIn(member, appointmentWriters, 'write');
  const areOwn = inWay.every(({ doctor }) => isOwn(member, { doctor_id: doctor?.id ?? null }));
  if (!mayWrite || !areOwn) throw new Refusal(409, 'others_bookings', texts.ofOthers);
}

const isOf = (one: Pick<BookingChoice, 'kind' | 'id'>, other: Pick<BookingChoice, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;

/** Whether there is exactly one choice for each booking, of the version that it has. */
const fits = (inWay: readonly InWay[], choices: readonly BookingChoice[]) =>
  inWay.length === choices.length &&
  inWay.every((booking) =>
    choices.some((choice) => isOf(booking, choice) && booking.version === choice.version),
  );

/** Cancellations come first, so that the moved bookings can use the released times. */
const inOrder = (choices: readonly BookingChoice[]) =>
  [...choices].sort(
    (one, other) => Number(one.action === 'move') - Number(other.action === 'move'),
  );

const reasonOf = ({ off_time }: InWay) => off_time.reason;

const digits = new Intl.NumberFormat('fa-IR');

async function refusalOf(
  tx: Tx,
  member: Member,
  inWay: readonly InWay[],
  code: 'has_bookings' | 'bookings_changed' | 'choice_refused',
  message: string,
  refused?: BookingsInWayDetails['refused'],
): Promise<Refusal> {
  if (inWay.length > mostBookings) {
    return new Refusal(409, 'too_many_bookings', texts.tooMany(digits.format(inWay.length)));
  }
  const offers = await offersFor(tx, member, inWay);
  const bookings = inWay.map((booking, at) => ({ ...booking, offers: offers[at] ?? [] }));
  const details: BookingsInWayDetails = { bookings, ...(refused && { refused }) };
  return new Refusal(409, code, message, undefined, {}, { ...details });
}

/** Nothing was saved: reads the list again, with what the change would do to it. */
async function refuseChoice<Result>(
  db: Database,
  member: Member,
  change: Change<Result>,
  { choice, message }: ChoiceRefused,
): Promise<never> {
  return db.tenant(member.clinicId, async (tx) => {
    const { inWay } = await make(tx, member, change);
    const name = inWay.find((one) => isOf(one, choice))?.patient.full_name ?? '';
    const refused = { kind: choice.kind, id: choice.id, message };
    throw await refusalOf(
      tx,
      member,
      inWay,
      'choice_refused',
      texts.refused(name, message),
      refused,
    );
  });
}
