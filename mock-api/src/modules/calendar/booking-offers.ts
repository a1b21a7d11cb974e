import type { BookingOffer } from '@ziba/shared/contracts/bookings-in-way';
import type { Slot } from '@ziba/shared/contracts/schedule';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { addDays, todayInTehran } from '../../lib/tehran';
import { slotsOfDay } from '../schedule/availability';
import type { Expected } from './bookings-in-way.queries';
import { readActiveDoctors, readDoctor } from '../schedule/schedule.queries';

/** How many times are offered for each booking. */
const offered = 3;
/**
 * The maximum number of searched days for each booking, and for all of them: with a long list the last ones get no
 * offers.
 */
const daysEach = 45;
const daysInAll = 600;

/**
 * Finds free times near each booking, in the calendar as the transaction has changed it. The first offer of a booking
 * is offered to no other booking, so that each one can take its first offer. A session stays with its doctor; an
 * appointment whose doctor has left is offered the doctors who do its service.
 */
export async function offersFor(
  tx: Tx,
  member: Member,
  bookings: readonly Expected[],
): Promise<BookingOffer[][]> {
  const active = activeReader(tx, member);
  const slots = slotReader(tx, member);
  const names = nameReader(tx, member);
  const promised: BookingOffer[] = [];
  const answer: BookingOffer[][] = [];
  for (const booking of bookings) {
    const offers: BookingOffer[] = [];
    for (const doctorId of await doctorsFor(booking, active)) {
      offers.push(...(await freeNear(booking, doctorId, slots, promised, await names(doctorId))));
    }
    const nearest = byDistance(offers, booking).slice(0, offered);
    promised.push(...nearest.slice(0, 1));
    answer.push(nearest);
  }
  return answer;
}

type ReadActive = (serviceId: number | null) => Promise<readonly number[]>;

/** The ids of the active doctors who do a service, or of all without one; each service is read once. */
function activeReader(tx: Tx, { clinicId }: Member): ReadActive {
  const known = new Map<number | null, number[]>();
  return async (serviceId) => {
    const active =
      known.get(serviceId) ??
      (await readActiveDoctors(tx, clinicId, serviceId)).map(({ id }) => id);
    known.set(serviceId, active);
    return active;
  };
}

/** An active doctor keeps the booking, also one that does not do its service any more. */
async function doctorsFor(
  { kind, doctor, service_id }: Expected,
  active: ReadActive,
): Promise<readonly number[]> {
  if (!doctor) return [];
  if ((await active(null)).includes(doctor.id)) return [doctor.id];
  return kind === 'appointment' ? active(service_id) : [];
}

type ReadSlots = (doctorId: number, date: string, duration: number) => Promise<readonly Slot[]>;

/** The free slots of a day; each day is read once. */
function slotReader(tx: Tx, member: Member): ReadSlots {
  const known = new Map<string, Slot[]>();
  return async (doctorId, date, duration) => {
    const key = `${doctorId} ${date} ${duration}`;
    const before = known.get(key);
    if (before || known.size >= daysInAll) return before ?? [];
    const slots = await slotsOfDay(tx, member, { doctorId, date, duration });
    const free = slots.filter(({ state }) => state === 'free');
    known.set(key, free);
    return free;
  };
}

function nameReader(tx: Tx, { clinicId }: Member) {
  const known = new Map<number, string>();
  return async (id: number) => {
    const name = known.get(id) ?? (await readDoctor(tx, clinicId, id))?.name ?? '';
    known.set(id, name);
    return name;
  };
}

async function freeNear(
  booking: Expected,
  doctorId: number,
  slots: ReadSlots,
  promised: readonly BookingOffer[],
  doctor_name: string,
): Promise<BookingOffer[]> {
  const own = todayInTehran(new Date(booking.start));
  const today = todayInTehran(new Date(clock.now()));
  const first = own < today ? today : own;
  const found: BookingOffer[] = [];
  for (let ahead = 0; ahead < daysEach && found.length < offered; ahead += 1) {
    const free = await slots(doctorId, addDays(first, ahead), booking.duration);
    const offers = free.map(({ start, end }) => ({ start, end, doctor_id: doctorId, doctor_name }));
    found.push(...offers.filter((offer) => !promised.some((other) => meet(offer, other))));
  }
  return found;
}

const meet = (one: BookingOffer, other: BookingOffer) =>
  one.doctor_id === other.doctor_id &&
  Date.parse(one.start) < Date.parse(other.end) &&
  Date.parse(other.start) < Date.parse(one.end);

function byDistance(offers: readonly BookingOffer[], { start }: Expected): BookingOffer[] {
  const distance = (offer: BookingOffer) => Math.abs(Date.parse(offer.start) - Date.parse(start));
  return [...offers].sort((one, other) => distance(one) - distance(other));
}
