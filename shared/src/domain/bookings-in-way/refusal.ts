import { ApiError } from '../../api/api-error';
import { bookingsInWayCodes, type BookingsInWayDetails } from '../../contracts/bookings-in-way';

/** A time that a change closes, for one doctor or for all (null); instants, ISO 8601. */
export interface ClosedTime {
  doctor_id: number | null;
  start: string;
  end: string;
}

/** The bookings in the way, from a refusal of the server; undefined for any other error. */
export function bookingsOf(error: unknown): BookingsInWayDetails | undefined {
  const isList =
    error instanceof ApiError && bookingsInWayCodes.some((code) => code === error.body.code);
  return isList ? (error.body.details as unknown as BookingsInWayDetails) : undefined;
}

/** Whether the form behind the dialog should show an error: beside a field, or as a comparison of versions. */
export const isForForm = (error: unknown): boolean =>
  error instanceof ApiError && (error.body.fields !== undefined || error.body.code === 'stale');
