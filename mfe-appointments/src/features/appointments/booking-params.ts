import * as addresses from '@ziba/shared/contracts/addresses';
import type { PackageType } from '@ziba/shared/contracts/appointments';
import { isDay } from '@ziba/shared/format/day';
import { useLocation, useSearchParams } from 'react-router-dom';
import { idOf } from '@ziba/shared/contracts/id-of';

/** What the user has chosen for a booking so far; the address takes it from screen to screen. */
export interface BookingParams {
  /** The card of the home screen that the booking began with. */
  type?: 'doctor' | 'consultation';
  /** The id of a category of doctors, or `withoutCategory`. */
  category?: number;
  doctor?: number;
  service?: number;
  patient?: number;
  /** The day on show, YYYY-MM-DD. */
  day?: string;
  /** The chosen time, ISO 8601. */
  start?: string;
}

/** Stands in the address for the doctors that are in no category. */
export const withoutCategory = 0;

const categoryOf = (text: string | null) =>
  text === String(withoutCategory) ? withoutCategory : idOf(text);

const instantOf = (text: string | null) =>
  text !== null && text.includes('T') && !Number.isNaN(Date.parse(text)) ? text : undefined;

const dayOf = (text: string | null) => (text !== null && isDay(text) ? text : undefined);

const typeOf = (text: string | null) =>
  text === 'doctor' || text === 'consultation' ? text : undefined;

/** What another section hands over in navigation state: the patient to book for. */
interface PatientState {
  patient?: { id?: unknown };
}

/** Reads the booking so far from the address, and the patient also from the navigation state. */
export function useBookingParams(): BookingParams {
  const [params] = useSearchParams();
  const state = useLocation().state as PatientState | null;
  const patientOfState = typeof state?.patient?.id === 'number' ? state.patient.id : undefined;
  return {
    type: typeOf(params.get('type')),
    category: categoryOf(params.get('category')),
    doctor: idOf(params.get('doctor')),
    service: idOf(params.get('service')),
    patient: idOf(params.get('patient')) ?? patientOfState,
    day: dayOf(params.get('day')),
    start: instantOf(params.get('start')),
  };
}

/** A path with the booking so far as its query. */
export function withBooking(path: string, known: BookingParams): string {
  const chosen = Object.entries(known).filter(([, value]) => value !== undefined);
  const query = chosen.map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** The address of the form that books a time of a doctor. */
export const bookingAddress = (known: BookingParams): string =>
  withBooking(addresses.setAppointment, known);

/** The package type that follows from the card (a visit, unless it was the consultation card). */
export const packageTypeOf = ({ type }: BookingParams): PackageType =>
  type === 'consultation' ? 'consultation' : 'visit';
