import { z } from 'zod';
import { requestFields } from './asked-requests';
import { emptyAsNull, filled, nationalCode, optionalText } from './common';
import { clinicTexts } from './clinic-texts';
import { pageOf } from './lists';

export const changeRequestTexts = {
  person: 'نام مسئول کلینیک را وارد کنید',
  file: 'لطفا مدرک هویتی را بارگذاری کنید',
  unknownFile: 'فایل مدرک یافت نشد؛ آن را دوباره بارگذاری کنید',
  open: 'یک درخواست تغییر در انتظار بررسی است',
} as const;

/**
 * What a clinic asks the platform to change: who is responsible for it, and the document that proves who that is. The
 * national code is sent if another person is responsible.
 */
export const changeRequestInput = z.strictObject({
  responsible_name: filled(changeRequestTexts.person, 150),
  responsible_national_id: emptyAsNull(nationalCode(clinicTexts.nationalId)).optional(),
  /** Stored file names with commas between them. */
  identity_file: filled(changeRequestTexts.file, 4000),
  note: optionalText(1000),
});
export type ChangeRequestInput = z.input<typeof changeRequestInput>;

export const changeRequest = z.object({
  ...requestFields,
  clinic: z.object({ id: z.number().int(), name: z.string() }),
  responsible_name: z.string(),
  /** Null: the person stays the same. */
  responsible_national_id: z.string().nullable(),
  identity_file: z.string(),
});
export type ChangeRequest = z.output<typeof changeRequest>;
export const changeRequestPage = pageOf(changeRequest);
