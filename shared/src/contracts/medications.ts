import { z } from 'zod';
import {
  emptyAsNull,
  fileNames,
  filled,
  lineOfText,
  optionalReference,
  optionalText,
  words,
} from './common';
import { toLatinDigits } from './digits';
import { answeredDrugDetails, drugDetails, drugTexts } from './drugs';

export const medicationTexts = {
  none: 'دست‌کم یک دارو به نسخه بیفزایید',
  name: drugTexts.name,
  quantity: 'تعداد الزامی است',
  usage: 'زمان مصرف الزامی است',
} as const;

export const trackingCodeTexts = {
  wrong: 'کد رهگیری ملی باید ۵ تا ۲۰ رقم باشد',
  onlyPharmacy: 'کد رهگیری ملی فقط برای نسخه دارویی ثبت می‌شود',
} as const;

/**
 * The national tracking code that the insurer's system gives a pharmacy prescription: 5 to 20 digits, in
 * any script, spaces and dashes between them are dropped. The systems of the insurers have codes of different lengths.
 */
export const trackingCode = () =>
  emptyAsNull(
    lineOfText(trackingCodeTexts.wrong, 40)
      .transform((value) => toLatinDigits(value).replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{5,20}$/, trackingCodeTexts.wrong)),
  ).optional();

/** The form of the tracking code alone, which often comes after the prescription was saved. */
export const trackingCodeForm = z.strictObject({ tracking_code: trackingCode() });
export type TrackingCodeForm = z.input<typeof trackingCodeForm>;

const textOrNumber = (message: string, max: number) =>
  z
    .union([z.number(), z.string()], { error: message })
    .transform(String)
    .pipe(filled(message, max));

/** A line of a prescription. Name, quantity and usage are required; the details are not. */
export const medicationInput = z.strictObject({
  /** The drug of the clinic's list; without it the name is free text. */
  drug_id: optionalReference(drugTexts.unknown),
  name: filled(medicationTexts.name),
  ...drugDetails,
  quantity: textOrNumber(medicationTexts.quantity, 100),
  usage: textOrNumber(medicationTexts.usage, 200),
});
export type MedicationLine = z.output<typeof medicationInput>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a line from text: the JSON of an object, or `name - quantity - usage` or a part of it. */
function lineFromText(text: string): unknown {
  const whole = text.trim().startsWith('{') ? parsed(text) : undefined;
  if (whole) return whole;
  const [name, quantity, ...usage] = text.split(/\s[-–|]\s/).map((part) => part.trim());
  return { name, quantity: quantity || '1', usage: usage.join(' - ') || '-' };
}

function linesOf(value: unknown): unknown[] {
  const list = typeof value === 'string' && value.trim().startsWith('[') ? parsed(value) : value;
  if (typeof list === 'string') return list.split(/[,،\n]/).filter((part) => part.trim());
  return Array.isArray(list) ? list : [];
}

/** The lines of a prescription: objects, or the texts' strings. */
export const medications = () =>
  z
    .union([z.string().max(20_000), z.array(z.unknown()).max(100), z.null()], {
      error: words.wrongText,
    })
    .transform((value) =>
      linesOf(value).map((line) => (typeof line === 'string' ? lineFromText(line) : line)),
    )
    .pipe(z.array(medicationInput))
    .optional();

/** What the form of a pharmacy prescription asks for; patient and doctor are those of its appointment. */
export const pharmacyPrescription = z.object({
  medications: z.array(medicationInput).min(1, medicationTexts.none).max(100),
  description: optionalText(5000),
  attachments: fileNames(),
  tracking_code: trackingCode(),
});
export type PharmacyPrescription = z.input<typeof pharmacyPrescription>;

/** A line of a stored prescription. */
export const medication = z.object({
  drug_id: z.number().int().nullable(),
  name: z.string(),
  ...answeredDrugDetails,
  quantity: z.string(),
  usage: z.string(),
});
export type Medication = z.output<typeof medication>;
