import { z } from 'zod';
import { checkRange, endInstant, instant } from './days';
import { pageOf, wholeListQuery } from './lists';
import { rowVersion } from './rows';

export const appointmentStatuses = ['waiting', 'visiting', 'done', 'canceled', 'no_show'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const packageTypes = ['visit', 'consultation', 'treatment_plan', 'other'] as const;
export type PackageType = (typeof packageTypes)[number];

/** Start and end of a range, ISO 8601; `id` of the texts only ever narrows to one doctor. */
export const rangeQuery = wholeListQuery
  .extend({
    start: instant(),
    end: endInstant(),
    id: z.coerce.number().int().min(0).optional(),
  })
  .superRefine(({ start, end }, context) => checkRange([start, end], 'end', context));

export const appointment = z.object({
  id: z.number().int(),
  version: rowVersion,
  appointment_code: z.string(),
  client: z.object({
    id: z.number().int(),
    full_name: z.string(),
    national_code: z.string().nullable(),
    avatar_image: z.string().nullable(),
    contact_number: z.string(),
  }),
  doctor: z.object({
    id: z.number().int(),
    doctor_typesId: z.number().int().nullable(),
    main_service: z.string().nullable(),
    profile: z.object({ fullName: z.string(), avatar: z.string().nullable() }),
  }),
  assistant: z.object({ full_name: z.string() }).nullable(),
  assistant_name: z.string().nullable(),
  service: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  package_type: z.enum(packageTypes),
  /** ISO 8601, as is `end`. */
  appointment_datetime: z.string(),
  start: z.string(),
  end: z.string(),
  /** The texts' `title | fee`. */
  appointment_fee: z.string(),
  status: z.enum(appointmentStatuses),
  action_status: z.string().nullable(),
  description: z.string().nullable(),
});
export type Appointment = z.output<typeof appointment>;
export const appointmentPage = pageOf(appointment);
