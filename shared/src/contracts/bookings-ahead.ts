import { z } from 'zod';
import { bookingKinds } from './bookings-in-way';

/** The most bookings that `bookingsAhead` names. */
export const mostBookingsAhead = 20;

/** A future appointment, plan session or operation. */
export const bookingAhead = z.object({
  kind: z.enum(bookingKinds),
  id: z.number().int(),
  /** The service, or the title of the session or operation. */
  title: z.string().nullable(),
  patient_name: z.string(),
  /** Null for a plan that has no doctor. */
  doctor_name: z.string().nullable(),
  /** ISO 8601. */
  start: z.string(),
  /** False for a session with a day but no time. */
  has_time: z.boolean(),
});
export type BookingAhead = z.output<typeof bookingAhead>;

/** The future bookings of a service or of a patient. */
export const bookingsAhead = z.object({
  total: z.number().int(),
  /** The first ones that the caller may see, in order of time. */
  bookings: z.array(bookingAhead),
});
export type BookingsAhead = z.output<typeof bookingsAhead>;
