import { addDays, tehranInstant } from './calendar';
import { isOpenOn, slotMinutes, slotTimes } from './opening-hours';

/** The half hours of doctors and patients that are taken. */
export type TakenTimes = Set<string>;

interface People {
  doctor_id: number;
  patient_id: number;
}

/** How many half hours the sessions and operations of the demo data take. */
const length = 2;
const slotLength = slotMinutes * 60_000;

const keysOf = ({ doctor_id, patient_id }: People, start: number) =>
  [`doctor ${doctor_id}`, `patient ${patient_id}`].map((who) => `${who} ${start}`);

/** The times that appointments of half an hour take. */
export function timesOf(appointments: readonly (People & { starts_at: string })[]): TakenTimes {
  return new Set(appointments.flatMap((one) => keysOf(one, Date.parse(one.starts_at))));
}

/**
 * Takes the first hour from a day on in which the clinic is open and doctor and patient are both free. `today` is the
 * day on which the demo clinics are always open.
 */
export function takeFreeHour(
  taken: TakenTimes,
  people: People,
  from: string,
  today: string,
): { day: string; starts_at: string } {
  for (let day = from; ; day = addDays(day, 1)) {
    if (!isOpenOn(day, today)) continue;
    // The last possible hour ends when the clinic closes.
    for (const time of slotTimes.slice(0, 1 - length)) {
      const starts_at = tehranInstant(day, time);
      const keys = Array.from({ length }, (_, index) => Date.parse(starts_at) + index * slotLength);
      const wanted = keys.flatMap((start) => keysOf(people, start));
      if (wanted.some((key) => taken.has(key))) continue;
      for (const key of wanted) taken.add(key);
      return { day, starts_at };
    }
  }
}
