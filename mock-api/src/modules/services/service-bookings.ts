import type { BookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import { hasSection } from '@ziba/shared/contracts/permissions';
import { countBookingsAhead, firstBookingsAhead } from '../../data/bookings-ahead';
import { doctorAsked } from '../../data/own-rows';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';

/** The sections whose screens show single bookings. */
const bookingReaders = ['appointments', 'prescriptions'];

/**
 * Reads the coming bookings of a service. Everybody gets their number; only users who may open bookings get the
 * patients too, and a doctor only their own.
 */
export async function readServiceBookings(
  tx: Tx,
  member: Member,
  id: number,
): Promise<BookingsAhead> {
  const asked = { clinicId: member.clinicId, by: 'service', id } as const;
  const total = await countBookingsAhead(tx, asked);
  const maySee = bookingReaders.some((section) => hasSection(member, section));
  const doctorId = doctorAsked(member, undefined);
  return { total, bookings: maySee ? await firstBookingsAhead(tx, { ...asked, doctorId }) : [] };
}
