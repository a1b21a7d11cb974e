import type { Tx } from '../../db/connect';

const lock = 1_405_006;

/**
 * Call this first in a transaction that books a time: until it ends nobody changes the calendar of the clinic, so that
 * nobody is booked into a leave that is saved at the same moment. Any number of bookings may have this lock together.
 */
export async function holdCalendar(tx: Tx, clinicId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared($1::int, $2::int)', [lock, clinicId]);
}

/**
 * Call this first in a transaction that changes the calendar: it waits for running bookings, and later bookings wait
 * for it.
 */
export async function lockCalendar(tx: Tx, clinicId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::int, $2::int)', [lock, clinicId]);
}
