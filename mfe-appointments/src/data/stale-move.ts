import { ApiError } from '@ziba/shared/api/api-error';
import type { AppointmentDetails, StaleMove } from '@ziba/shared/contracts/appointment-details';
import { staleCode } from '@ziba/shared/contracts/versions';

/**
 * What the server answers when an appointment was changed after the version that a move is based on: the
 * appointment as it is now, who changed it and when. Undefined for any other error.
 */
export function staleMoveOf(error: unknown): StaleMove | undefined {
  if (!(error instanceof ApiError) || error.body.code !== staleCode) return undefined;
  return error.body.details?.appointment ? (error.body.details as unknown as StaleMove) : undefined;
}

/** The parts of an appointment that a move is about: time, doctor, length, and whether the patient has arrived. */
const movedParts = ({ start, doctor_id, duration, arrived_at }: AppointmentDetails) =>
  JSON.stringify([Date.parse(start), doctor_id, duration, arrived_at !== null]);

/** Whether a move means the same for both states of an appointment. */
export const isSameToMove = (one: AppointmentDetails, other: AppointmentDetails): boolean =>
  movedParts(one) === movedParts(other);
