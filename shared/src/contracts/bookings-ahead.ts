import { z } from 'zod';
import { bookingKinds } from './bookings-in-way';

/** The most bookings that `bookingsAhead` names. */
export const mostBookingsAhead = 20;

/** An appointment or a plan session that is still to come. */
export const bookingAhead = z.object({
  kind: z.enum(bookingKinds),
  id: z.number().int(),
  /** The service, or the title of the session. */
  title: z.string().nullable(),
  patient_name: z.string(),
  /** Null for a plan that has no doctor. */
  doctor_name: z.string().nullable(),
  /** ISO 8601. */
  start: z.string(),
  /** False for a session of which only the day is agreed on. */
  has_time: z.boolean(),
});
export type BookingAhead = z.output<typeof bookingAhead>;

/** What is still to come for a service or for a patient. */
export const bookingsAhead = z.object({
  total: z.number().int(),
  /** The first of those that the caller may see, in the order of time. */
  bookings: z.array(bookingAhead),
});
export type BookingsAhead = z.output<typeof bookingsAhead>;
