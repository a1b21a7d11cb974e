import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';

/** Somebody who is to be seen today: for an appointment, or for a session of a treatment plan. */
export type Visit =
  | { key: string; at: string; appointment: AppointmentDetails; session?: undefined }
  | { key: string; at: string; session: TreatmentSession; appointment?: undefined };

/** The patients of one doctor. */
export interface DoctorRoom {
  doctorId: number;
  doctor: string;
  /** The patients in the room, the one who waits longest first. */
  inside: readonly AppointmentDetails[];
  /** The patient who has waited longest for this doctor. */
  next: AppointmentDetails | undefined;
}

export interface WaitingRoom {
  /** In the order of their arrival. */
  arrived: readonly AppointmentDetails[];
  /** In the order of their time. */
  expected: readonly Visit[];
  rooms: readonly DoctorRoom[];
  /** Done, canceled and not come, the latest first. */
  ended: readonly Visit[];
}

/** Minutes from which a wait is long, and too long. */
export const waitLimits = { long: 30, tooLong: 60 } as const;

export type WaitLevel = 'short' | 'long' | 'tooLong';

/** The level of a waiting time in minutes. */
export function waitLevel(minutes: number): WaitLevel {
  if (minutes >= waitLimits.tooLong) return 'tooLong';
  return minutes >= waitLimits.long ? 'long' : 'short';
}

/** Whole minutes since an instant (ISO 8601); 0 while it lies ahead. `now` in milliseconds. */
export function minutesSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
}

const ofAppointment = (appointment: AppointmentDetails, at = appointment.start): Visit => ({
  key: `a${appointment.id}`,
  at,
  appointment,
});
const ofSession = (session: TreatmentSession): Visit => ({
  key: `s${session.id}`,
  at: session.starts_at,
  session,
});

const byTime = <Row>(timeOf: (row: Row) => string | null) => {
  const time = (row: Row) => Date.parse(timeOf(row) ?? '') || 0;
  return (one: Row, other: Row) => time(one) - time(other);
};
const isWaiting = ({ status }: AppointmentDetails) => status === 'waiting';
const isInside = ({ status }: AppointmentDetails) => status === 'visiting';

/** Today's appointments and sessions, sorted by where their patients are now. */
export function waitingRoomOf(
  appointments: readonly AppointmentDetails[],
  sessions: readonly TreatmentSession[],
): WaitingRoom {
  const waiting = appointments.filter(isWaiting);
  const arrived = waiting
    .filter(({ arrived_at }) => arrived_at)
    .sort(byTime(({ arrived_at }) => arrived_at));
  const isPlanned = ({ status }: TreatmentSession) => status === sessionStatus.planned;
  const expected = [
    ...waiting.filter(({ arrived_at }) => !arrived_at).map((row) => ofAppointment(row)),
    ...sessions.filter(isPlanned).map(ofSession),
  ].sort(byTime(({ at }) => at));
  const ended = [
    ...appointments
      .filter((row) => !isWaiting(row) && !isInside(row))
      .map((row) => ofAppointment(row, row.status_at ?? row.end)),
    ...sessions.filter((row) => !isPlanned(row)).map(ofSession),
  ].sort(byTime(({ at }) => at));
  return {
    arrived,
    expected,
    rooms: roomsOf(appointments.filter(isInside), arrived),
    ended: ended.reverse(),
  };
}

/** One room for each doctor with a patient inside or waiting, sorted by name. */
function roomsOf(
  inside: readonly AppointmentDetails[],
  arrived: readonly AppointmentDetails[],
): DoctorRoom[] {
  const doctors = new Map(
    [...inside, ...arrived].map(({ doctor_id, doctor }) => [doctor_id, doctor.profile.fullName]),
  );
  return [...doctors]
    .map(([doctorId, doctor]) => ({
      doctorId,
      doctor,
      inside: inside
        .filter((row) => row.doctor_id === doctorId)
        .sort(byTime(({ started_at }) => started_at)),
      next: arrived.find((row) => row.doctor_id === doctorId),
    }))
    .sort((one, other) => one.doctor.localeCompare(other.doctor, 'fa'));
}
