import { addDays, tehranInstant, todayInTehran } from '../lib/tehran';
import type { Answer, Call } from './call';
import { aNationalCode, aPatientInput, aServiceInput, created } from './samples';
import type { TestApi, TestClinic } from './start-api';

/** A clinic that takes appointments: a user who books, a doctor, a service of half an hour. */
export interface TestDesk {
  clinic: TestClinic;
  /** Staff with all levels. */
  desk: Call;
  doctorId: number;
  serviceId: number;
  /** Adds a doctor of the clinic. */
  newDoctor(): Promise<number>;
  newPatient(overrides?: Record<string, unknown>): Promise<{ id: number; nationalCode: string }>;
  /** Books for a new patient unless one is named. */
  book(overrides?: Record<string, unknown>): Promise<Answer>;
}

/** The fee of the desk's service, in tomans. */
export const fee = 890_000;

/** This many days from now, or the day after if that is a Friday, YYYY-MM-DD. */
export function workday(ahead = 2): string {
  const day = addDays(todayInTehran(), ahead);
  const isFriday = new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
  return isFriday ? addDays(day, 1) : day;
}

/** The next Friday, YYYY-MM-DD. */
export function friday(): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(todayInTehran(), index + 1));
  return days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5) ?? '';
}

/** A time of a day in Tehran as an instant; by default of the working day after the next one. */
export const at = (time: string, day = workday()) => tehranInstant(day, time);

export async function aDesk(api: TestApi): Promise<TestDesk> {
  const clinic = api.newClinic();
  const desk = clinic.as('all');
  const newDoctor = () =>
    clinic.as('all', { type: 'doctor', columns: { fullName: 'سارا احمدی' } }).userId();
  const doctorId = await newDoctor();
  const serviceId = await created(desk, '/presentableServices', await aServiceInput(desk, { fee }));
  const newPatient = async (overrides: Record<string, unknown> = {}) => {
    const nationalCode = aNationalCode();
    const input = aPatientInput({ national_code: nationalCode, ...overrides });
    return { id: await created(desk, '/patients', input), nationalCode };
  };
  const book = async (overrides: Record<string, unknown> = {}) => {
    const named = 'patient_id' in overrides || 'client_national_id' in overrides;
    const client = named ? {} : { client_national_id: (await newPatient()).nationalCode };
    const body = { ...client, doctor_id: doctorId, service_id: serviceId, ...overrides };
    return desk('POST', '/appointments', { appointment_datetime: at('16:00'), ...body });
  };
  return { clinic, desk, doctorId, serviceId, newDoctor, newPatient, book };
}

interface Slot {
  start: string;
  end: string;
  state: string;
  reason?: string;
}

/** A desk, and the slots of its doctor on a day. */
export async function aSchedule(api: TestApi) {
  const desk = await aDesk(api);
  const slots = async (date = workday(), more = ''): Promise<Slot[]> => {
    const path = `/schedule/doctor-availability?doctor_id=${desk.doctorId}&date=${date}${more}`;
    return (await desk.desk('GET', path)).body.data;
  };
  const timesOf = async (state: string, date = workday(), more = '') =>
    (await slots(date, more))
      .filter((slot) => slot.state === state)
      .map(({ start }) => clock(start));
  return { ...desk, slots, timesOf };
}

/** The time of day of an instant with its zone, HH:MM. */
export const clock = (start: string) => start.slice(11, 16);
