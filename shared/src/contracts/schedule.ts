import { z } from 'zod';
import { withAliases } from './aliases';
import { bookingChoices } from './bookings-in-way';
import { filled, optionalReference, optionalText, words } from './common';
import { day, endInstant, instant } from './days';
import { pageOf, pageQuery, wholeListQuery } from './lists';
import { rowVersion } from './rows';
import { toLatinDigits } from './digits';
import { readNumber } from './normalise';
import { baseVersion, editOf } from './versions';

export const scheduleTexts = {
  doctorRequired: 'لطفا پزشک را انتخاب کنید',
  date: 'تاریخ وارد شده معتبر نیست',
  weekday: 'روز هفته معتبر نیست',
  time: 'ساعت وارد شده معتبر نیست',
  quarter: 'ساعت را با دقت یک ربع وارد کنید؛ مثلا ۱۴:۳۰',
  noHours: 'دست‌کم یک روز هفته باید ساعت کاری داشته باشد',
  order: 'ساعت پایان باید پس از ساعت شروع باشد',
  overlap: 'ساعت‌های کاری یک روز نباید با هم تداخل داشته باشند',
  kind: 'نوع برنامه معتبر نیست',
  doctorOfLeave: 'برای مرخصی پزشک را انتخاب کنید',
  title: 'لطفا عنوان تعطیلی را وارد کنید',
  holidayTaken: 'برای این روز قبلا تعطیلی ثبت شده است',
  friday: 'جمعه تعطیل است',
  dayOff: 'این روز جزو روزهای کاری نیست',
  leave: 'پزشک در مرخصی است',
  closure: 'کلینیک در این زمان تعطیل است',
} as const;
const texts = scheduleTexts;

/** A row that a query names. */
export const idOfQuery = (message: string) =>
  z
    .string({ error: message })
    .transform((value) => readNumber(value))
    .pipe(z.number({ error: message }).int(message).min(1, message).max(2_147_483_647, message));

export const slotStates = ['free', 'booked', 'held', 'past', 'closed'] as const;

/** `doctor_id`, `date` and, for its duration, `service_id`; camelCase is accepted, too. */
export const availabilityQuery = withAliases(
  { doctorId: 'doctor_id', serviceId: 'service_id' },
  wholeListQuery.extend({
    doctor_id: idOfQuery(texts.doctorRequired),
    date: day(texts.date),
    service_id: idOfQuery(words.wrongChoice).optional(),
    /** Minutes, instead of the duration of a service. */
    duration: idOfQuery(words.wrongNumber).pipe(z.number().max(1440, words.wrongNumber)).optional(),
  }),
);

/** Start and end have the offset of Tehran. */
export const slot = z.object({
  start: z.string(),
  end: z.string(),
  state: z.enum(slotStates),
  reason: z.string().optional(),
});
export type Slot = z.output<typeof slot>;
export const slotPage = pageOf(slot);

/** HH:MM, a quarter of an hour, as minutes after midnight; 24:00 is allowed only as an end. */
const minuteOfDay = z
  .string({ error: texts.time })
  .max(10)
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^([01]?\d|2[0-4]):[0-5]\d$/, texts.time))
  .transform((value) => {
    const [hours = 0, minutes = 0] = value.split(':').map(Number);
    return hours * 60 + minutes;
  })
  .pipe(z.number().max(1440, texts.time).multipleOf(15, texts.time));

const workingHour = z
  .strictObject({
    weekday: z
      .union([z.number(), z.string()], { error: texts.weekday })
      .transform(readNumber)
      .pipe(
        z
          .number({ error: texts.weekday })
          .int(texts.weekday)
          .min(0, texts.weekday)
          .max(6, texts.weekday),
      ),
    from: minuteOfDay,
    to: minuteOfDay,
  })
  .refine(({ from, to }) => to > from, { path: ['to'], message: texts.order });

type Hour = z.output<typeof workingHour>;
const overlaps = (hours: readonly Hour[]) =>
  hours.some((one, index) =>
    hours
      .slice(index + 1)
      .some((other) => one.weekday === other.weekday && one.from < other.to && other.from < one.to),
  );

/** All hours of the clinic or of one doctor; an empty list restores the default. */
export const workingHoursInput = withAliases(
  { doctorId: 'doctor_id', data: 'hours' },
  z.strictObject({
    doctor_id: optionalReference(),
    version: baseVersion,
    choices: bookingChoices,
    hours: z
      .array(workingHour, { error: texts.time })
      .max(70)
      .refine((hours) => !overlaps(hours), texts.overlap),
  }),
);

/** `weekday` 0 is Saturday, 6 is Friday; times are HH:MM in Tehran. */
export const workingHours = z.object({
  doctor_id: z.number().int().nullable(),
  weekday: z.number().int(),
  from: z.string(),
  to: z.string(),
});
export type WorkingHours = z.output<typeof workingHours>;
/** All hours; `version` counts the changes of this set of hours. */
export const workingHoursPage = pageOf(workingHours).extend({ version: rowVersion });

const optionalDoctor = z
  .string()
  .transform((value) => readNumber(value))
  .pipe(z.number().int().min(0).max(2_147_483_647))
  .optional();

export const doctorQuery = withAliases(
  { doctorId: 'doctor_id' },
  wholeListQuery.extend({ doctor_id: optionalDoctor }),
);

export const exceptionKinds = ['leave', 'closed', 'extra'] as const;

const exceptionFields = z.strictObject({
  doctor_id: optionalReference(),
  kind: z.enum(exceptionKinds, { error: texts.kind }),
  start: instant(),
  end: instant(),
  reason: optionalText(300),
});
const exceptionAliases = {
  doctorId: 'doctor_id',
  type: 'kind',
  starts_at: 'start',
  ends_at: 'end',
};

function isSound(
  { kind, doctor_id, start, end }: z.output<typeof exceptionFields>,
  context: z.RefinementCtx,
) {
  if (end <= start) context.addIssue({ code: 'custom', path: ['end'], message: texts.order });
  if (kind === 'leave' && !doctor_id) {
    context.addIssue({ code: 'custom', path: ['doctor_id'], message: texts.doctorOfLeave });
  }
}

/** A leave of a doctor, a closure of the clinic (no doctor) or of one doctor, or extra hours. */
export const exceptionForm = exceptionFields.superRefine(isSound);
/** The fields of the form, with choices for the affected bookings. */
export const exceptionInput = withAliases(
  exceptionAliases,
  exceptionFields.extend({ choices: bookingChoices }).superRefine(isSound),
);
export const exceptionUpdate = withAliases(
  exceptionAliases,
  editOf(exceptionFields).extend({ choices: bookingChoices }),
);

export const scheduleException = z.object({
  id: z.number().int(),
  version: rowVersion,
  doctor_id: z.number().int().nullable(),
  kind: z.enum(exceptionKinds),
  start: z.string(),
  end: z.string(),
  reason: z.string().nullable(),
});
export type ScheduleException = z.output<typeof scheduleException>;
export const exceptionPage = pageOf(scheduleException);

/** A day that is closed, or open (`is_open`) although it is closed by the working hours. */
export const holidayForm = z.strictObject({
  date: day(texts.date),
  title: filled(texts.title, 100),
  is_open: z.boolean().optional(),
});
/** The fields of the form, with choices for the affected bookings. */
export const holidayInput = holidayForm.extend({ choices: bookingChoices });
export const holidayUpdate = editOf(holidayInput);
/** A removal may contain choices for bookings, because removing extra hours or open days removes working time. */
export const calendarRemoval = z.strictObject({ choices: bookingChoices }).nullish();

export const holiday = z.object({
  id: z.number().int(),
  version: rowVersion,
  date: z.string(),
  title: z.string(),
  is_open: z.boolean(),
});
export type Holiday = z.output<typeof holiday>;
export const holidayPage = pageOf(holiday);

export const deleted = z.object({ id: z.number().int(), deleted: z.literal(true) });

const listedDay = day(texts.date).optional();

/** Filters of the lists: rows that overlap the range. */
export const exceptionQuery = pageQuery.extend({
  doctor_id: optionalDoctor,
  from: instant().optional(),
  to: endInstant().optional(),
});
export const holidayQuery = pageQuery.extend({ from: listedDay, to: listedDay });
