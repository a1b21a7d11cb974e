import { z } from 'zod';
import { withAliases } from './aliases';
import { appointmentTexts as texts } from './appointment-texts';
import { actionStatus, appointmentStatus, packageType } from './appointment-words';
import { fileNames, optionalCode, optionalReference, optionalText, reference } from './common';
import { instant } from './days';
import { toLatinDigits } from './digits';
import { bareDigits, cleanText } from './normalise';
import { visitMinutes } from './units';
import { baseVersion, editOf } from './versions';

/** The start of an appointment: a quarter of an hour. */
const start = instant(texts.timeRequired).refine(
  (value) => Date.parse(value) % 900_000 === 0,
  texts.offGrid,
);

const minutes = visitMinutes(texts.duration);

/** A code that the client sends; the server may store another one, which it answers. */
const appointmentCode = z
  .union([z.string().max(20), z.number().int(), z.null()], { error: texts.code })
  .transform((value) => toLatinDigits(cleanText(String(value ?? ''))) || undefined)
  .pipe(
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,20}$/, texts.code)
      .optional(),
  )
  .optional();

/** Required unless the patient is given by id; the schema of the whole body checks that. */
const nationalCode = z
  .union([z.string().max(40), z.number(), z.null()], { error: texts.nationalCodeRequired })
  .transform((value) => bareDigits(toLatinDigits(cleanText(String(value ?? '')))) || undefined)
  .pipe(
    z
      .string()
      .regex(/^\d{10}$/, texts.nationalCode)
      .optional(),
  )
  .optional();

const bookingFields = z.strictObject({
  client_national_id: nationalCode,
  patient_id: optionalReference(),
  doctor_id: reference(texts.doctorRequired),
  appointment_datetime: start,
  appointment_code: appointmentCode,
  assistant_id: optionalReference(),
  service_id: optionalReference(),
  package_type: packageType.default('visit'),
  /** Accepted but ignored: title and fee come from the service. */
  appointment_fee: z.union([z.string().max(500), z.number(), z.null()]).optional(),
  discount_code: optionalCode(40),
  insurance_type: optionalText(50),
  attachment: fileNames(),
  description: optionalText(2000),
  /** Minutes; the duration of the service when left out. */
  duration: minutes,
  /** The hold whose time is booked. */
  hold_id: optionalReference(),
  /** Ignored, but another clinic's id gets 404. */
  clinic_id: z.union([z.number(), z.string().max(20), z.null()]).optional(),
  status: z.literal('waiting').nullish(),
});

const bookingAliases = {
  appointmentCode: 'appointment_code',
  trackingCode: 'appointment_code',
  tracking_code: 'appointment_code',
  clientNationalId: 'client_national_id',
  national_code: 'client_national_id',
  nationalId: 'client_national_id',
  patientId: 'patient_id',
  client_id: 'patient_id',
  doctorId: 'doctor_id',
  assistantId: 'assistant_id',
  serviceId: 'service_id',
  packageType: 'package_type',
  appointmentDateTime: 'appointment_datetime',
  appointment_date_time: 'appointment_datetime',
  start: 'appointment_datetime',
  appointmentFee: 'appointment_fee',
  visitFee: 'appointment_fee',
  discountCode: 'discount_code',
  insuranceType: 'insurance_type',
  attachments: 'attachment',
  duration_min: 'duration',
  holdId: 'hold_id',
  clinicId: 'clinic_id',
};

/** The create payload of the texts, with the further fields of its form. */
export const bookingInput = withAliases(
  bookingAliases,
  bookingFields.superRefine(({ patient_id, client_national_id }, context) => {
    if (patient_id || client_national_id) return;
    context.addIssue({
      code: 'custom',
      path: ['client_national_id'],
      message: texts.nationalCodeRequired,
    });
  }),
);
export type BookingInput = z.output<typeof bookingFields>;

/** Empty, or ten digits in any script. */
const typedCode = z
  .string({ error: texts.nationalCodeRequired })
  .max(40, texts.nationalCode)
  .optional()
  .transform((value) => bareDigits(toLatinDigits(cleanText(value ?? ''))) || undefined)
  .pipe(
    z
      .string()
      .regex(/^\d{10}$/, texts.nationalCode)
      .optional(),
  );

/**
 * The front desk's form: the national code is required, and filled in when a patient is chosen. A chosen
 * patient may have none yet.
 */
export const deskBookingInput = bookingFields
  .pick({
    appointment_code: true,
    service_id: true,
    duration: true,
    assistant_id: true,
    discount_code: true,
    attachment: true,
    description: true,
  })
  .extend({
    patient_id: reference(texts.patientRequired),
    package_type: packageType,
    insurance_type: z.string({ error: texts.insurance }).max(50),
    client_national_id: typedCode,
  })
  .refine((form) => Boolean(form?.patient_id || form?.client_national_id), {
    path: ['client_national_id'],
    message: texts.nationalCodeRequired,
    when: () => true,
  });
export type DeskBookingValues = z.input<typeof deskBookingInput>;
export type DeskBooking = z.output<typeof deskBookingInput>;

/** How long a time is held for the user who fills in the form. */
export const holdMinutes = 5;

const editable = bookingFields
  .pick({ assistant_id: true, insurance_type: true, attachment: true, description: true })
  .extend({ package_type: packageType });

/** The fields that can be changed later without a new booking. */
export const appointmentUpdate = withAliases(bookingAliases, editOf(editable));
export type AppointmentUpdate = z.output<typeof editable>;

const reason = optionalText(500);

export const initiators = ['patient', 'clinic'] as const;

/** `initiator` says who cancels: a cancellation by the clinic costs the patient nothing. */
export const statusInput = withAliases(
  { canceled_reason: 'reason', cancelReason: 'reason' },
  z.strictObject({ status: appointmentStatus, reason, initiator: z.enum(initiators).nullish() }),
);

/** 'انجام شده' or nothing, in the words of text 2 or as codes. */
export const actionStatusInput = withAliases(
  { actionStatus: 'action_status', status: 'action_status' },
  z.strictObject({ action_status: actionStatus }),
);

export const rescheduleInput = withAliases(
  {
    appointment_datetime: 'start',
    appointmentDateTime: 'start',
    doctor_id: 'doctorId',
    duration_min: 'duration',
    hold_id: 'holdId',
  },
  z.strictObject({
    start,
    doctorId: optionalReference(),
    duration: minutes,
    reason,
    holdId: optionalReference(),
    version: baseVersion,
  }),
);

/** The code of a refusal: another window of the same user holds the time. */
export const heldElsewhereCode = 'held_elsewhere';

export const holdInput = withAliases(
  {
    doctorId: 'doctor_id',
    holdId: 'hold_id',
    patientId: 'patient_id',
    serviceId: 'service_id',
    appointment_datetime: 'start',
  },
  z.strictObject({
    doctor_id: reference(texts.doctorRequired),
    start,
    end: instant().nullish(),
    service_id: optionalReference(),
    patient_id: optionalReference(),
    /**
     * The hold of this window, or null while it has none: then a time that another window of the same user
     * holds is refused with `held_elsewhere`. When left out, the hold is taken over from that window.
     */
    hold_id: optionalReference(),
  }),
);
