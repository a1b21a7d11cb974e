import type { BookingsAhead } from '@ziba/shared/contracts/bookings-ahead';
import { hasSection } from '@ziba/shared/contracts/permissions';
import { countBookingsAhead, firstBookingsAhead } from '../../data/bookings-ahead';
import { doctorAsked } from '../../data/own-rows';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';

/** The sections whose screens show single bookings. */
const bookingReaders = ['appointments', 'prescriptions'];

/**
 * What is still to come for a service. Everybody hears how many bookings there are; only who may open
 * bookings hears whose they are, and a doctor only of their own.
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
