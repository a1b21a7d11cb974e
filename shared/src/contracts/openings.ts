import { z } from 'zod';
import { withAliases } from './aliases';
import { words } from './common';
import { day } from './days';
import { pageOf, wholeListQuery } from './lists';
import { readNumber } from './normalise';
import { idOfQuery, scheduleTexts, slot } from './schedule';

const count = (max: number) =>
  z
    .string()
    .transform((value) => readNumber(value))
    .pipe(z.number({ error: words.wrongNumber }).int().min(1).max(max, words.wrongNumber));

const length = {
  service_id: idOfQuery(words.wrongChoice).optional(),
  /** Minutes, instead of the duration of a service. */
  duration: idOfQuery(words.wrongNumber).pipe(z.number().max(1440, words.wrongNumber)).optional(),
};

/** Some days of one doctor, from `date` on. */
export const doctorDaysQuery = withAliases(
  { doctorId: 'doctor_id', serviceId: 'service_id' },
  wholeListQuery.extend({
    doctor_id: idOfQuery(scheduleTexts.doctorRequired),
    date: day(scheduleTexts.date),
    days: count(14).default(7),
    ...length,
  }),
);

/** The counts of free slots and appointments of a doctor on a day. */
export const doctorDay = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  free: z.number().int(),
  booked: z.number().int(),
  /** Why nothing can be booked on that day; null on working days. */
  closed: z.string().nullable(),
});
export type DoctorDay = z.output<typeof doctorDay>;
export const doctorDayPage = pageOf(doctorDay);

/** The next free slots, of one doctor or of each, from `date` (today when left out) on. */
export const openingsQuery = withAliases(
  { doctorId: 'doctor_id', serviceId: 'service_id' },
  wholeListQuery.extend({
    doctor_id: idOfQuery(scheduleTexts.doctorRequired).optional(),
    date: day(scheduleTexts.date).optional(),
    /** Number of slots for each doctor. */
    count: count(10).default(3),
    ...length,
  }),
);

/** The next free slots of a doctor, and the counts of today. */
export const doctorOpenings = z.object({
  doctor_id: z.number().int(),
  free_today: z.number().int(),
  booked_today: z.number().int(),
  /** In order of time, within the next two weeks. */
  slots: z.array(slot),
});
export type DoctorOpenings = z.output<typeof doctorOpenings>;
export const doctorOpeningsPage = pageOf(doctorOpenings);
