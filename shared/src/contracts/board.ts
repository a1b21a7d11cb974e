import { z } from 'zod';
import { withAliases } from './aliases';
import { appointmentDetails } from './appointment-details';
import { words } from './common';
import { day } from './days';
import { largestId } from './id-of';
import { wholeListQuery } from './lists';
import { readNumber } from './normalise';
import { offTime } from './off-time';
import { scheduleTexts } from './schedule';
import { sessionStates } from './treatment-sessions';

/** The most days that one board shows. */
export const boardDays = 7;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Days in Tehran, both included; one day when `to` is left out. A doctor narrows the columns to theirs. */
export const boardQuery = withAliases(
  { doctorId: 'doctor_id', date: 'from' },
  wholeListQuery
    .extend({
      from: day(scheduleTexts.date),
      to: day(scheduleTexts.date).optional(),
      doctor_id: z
        .string()
        .transform((text) => readNumber(text))
        .pipe(z.number({ error: words.wrongId }).int(words.wrongId).min(0).max(largestId))
        .optional(),
    })
    .refine(({ from, to = from }) => to >= from && dayNumber(to) - dayNumber(from) < boardDays, {
      path: ['to'],
      message: words.wrongDate,
    }),
);

/** Minutes after midnight in Tehran; the end is not part of it. */
const stretch = { from: z.number().int(), to: z.number().int() };

/** One doctor on one day: when they work, and why not otherwise. */
export const boardColumn = z.object({
  doctor_id: z.number().int(),
  /** YYYY-MM-DD in Tehran. */
  date: z.string(),
  open: z.array(z.object(stretch)),
  /** Leaves of the doctor and closures of the clinic. */
  closures: z.array(z.object({ ...stretch, reason: z.string() })),
  /** Why the whole day is closed, such as a holiday's name. */
  closed_reason: z.string().nullable(),
});
export type BoardColumn = z.output<typeof boardColumn>;

export const boardDoctor = z.object({
  id: z.number().int(),
  name: z.string(),
  avatar: z.string().nullable(),
  main_service: z.string().nullable(),
  /** The services that the doctor does; an empty list means every service (see `doesService`). */
  service_ids: z.array(z.number().int()),
});
export type BoardDoctor = z.output<typeof boardDoctor>;

/** A session of a treatment plan that takes up the doctor's time. */
export const boardSession = z.object({
  id: z.number().int(),
  treatment_plan_id: z.number().int(),
  doctor_id: z.number().int(),
  /** Its place in the plan, of so many. */
  ordinal: z.number().int(),
  sessions_count: z.number().int(),
  title: z.string(),
  location: z.string().nullable(),
  patient: z.object({ id: z.number().int(), full_name: z.string() }),
  start: z.string(),
  end: z.string(),
  /** False while only the day is set; then it takes up no time. */
  has_time: z.boolean(),
  status: z.enum(sessionStates),
  off_time: offTime.optional(),
});
export type BoardSession = z.output<typeof boardSession>;

/** The time of an operation, or a time that somebody holds while booking. */
export const boardBusy = z.object({
  kind: z.enum(['operation', 'hold']),
  id: z.number().int(),
  doctor_id: z.number().int(),
  start: z.string(),
  end: z.string(),
  /** Who holds it. */
  holder: z.string().nullable(),
});
export type BoardBusy = z.output<typeof boardBusy>;

/** Everything that the day board shows for some days. */
export const board = z.object({
  from: z.string(),
  to: z.string(),
  /** Minutes between the starts that are offered. */
  slot_minutes: z.number().int(),
  /** All doctors that can be chosen; `columns` holds the requested ones. */
  doctors: z.array(boardDoctor),
  columns: z.array(boardColumn),
  holidays: z.array(z.object({ date: z.string(), title: z.string(), is_open: z.boolean() })),
  appointments: z.array(appointmentDetails),
  sessions: z.array(boardSession),
  busy: z.array(boardBusy),
});
export type Board = z.output<typeof board>;
