import { addDays } from './calendar';

/** Hours before the clinic opens, in which sessions and operations of the demo data take place. */
const hours = ['09:00', '10:00', '11:00', '12:00'];

/** The hours that are given out, as `person day hour`. */
export type Mornings = Set<string>;

interface People {
  doctor_id: number;
  patient_id: number;
}

const isFriday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 5;

/** The first hour from the day on that doctor and patient both have free; it is taken from then on. */
export function freeMornings(taken: Mornings, { doctor_id, patient_id }: People, from: string) {
  for (let day = from; ; day = addDays(day, 1)) {
    const keysOf = (hour: string) =>
      [`doctor ${doctor_id}`, `patient ${patient_id}`].map((who) => `${who} ${day} ${hour}`);
    const time = hours.find(
      (hour) => !isFriday(day) && !keysOf(hour).some((key) => taken.has(key)),
    );
    if (time) {
      for (const key of keysOf(time)) taken.add(key);
      return { day, time };
    }
  }
}
