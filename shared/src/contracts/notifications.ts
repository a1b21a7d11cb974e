import { z } from 'zod';
import { largestId } from './id-of';
import { filled, optionalReference, optionalText } from './common';
import { pageOf, wholeListQuery } from './lists';

export const notificationTexts = {
  required: 'لطفا عنوان و متن پیام را وارد کنید',
  unknownClinic: 'کلینیکی با این شناسه یافت نشد',
} as const;

export const notification = z.object({
  id: z.number().int(),
  /** Text between single quotes is shown bold. */
  title: z.string(),
  isRead: z.boolean(),
  type: z.string(),
  severity: z.enum(['info', 'warning', 'danger']),
  /** Address of the record that it is about. */
  link: z.string().nullable(),
  /** The text of a platform message, shown below the title. */
  content: z.string().nullable().optional(),
  created_at: z.string(),
});
export type Notification = z.output<typeof notification>;
export const notificationPage = pageOf(notification);
export const notificationsChanged = z.object({ changed: z.number().int() });

const flag = z.preprocess(
  (value) => (value === undefined || value === '' ? undefined : value === 'true' || value === '1'),
  z.boolean().optional(),
);
/** `unread` leaves out notifications that were read. */
export const notificationQuery = wholeListQuery.extend({ unread: flag });

const notice = {
  title: filled(notificationTexts.required, 200),
  content: filled(notificationTexts.required, 5000),
};

/** The form of a platform message: without a receiver it goes to all clinics. */
export const noticeForm = z.strictObject({
  /** A clinic, such as `clinic-7`. */
  receiver: z.string().nullish(),
  ...notice,
});
export type NoticeForm = z.input<typeof noticeForm>;

/** A message of the platform to one clinic, or to all when none is named. */
export const notificationInput = z
  .strictObject({
    ...notice,
    clinicId: optionalReference(),
    clinic_id: optionalReference(),
    /** The form's name for the field. */
    receiver_id: optionalReference(),
    link: optionalText(300),
  })
  .transform(({ clinicId, clinic_id, receiver_id, ...rest }) => ({
    ...rest,
    clinicId: clinicId ?? clinic_id ?? receiver_id ?? null,
  }));
export type NotificationInput = z.input<typeof notificationInput>;

/** How many users a platform message to a clinic, or to all, would reach. */
export const noticeRecipientsQuery = z.strictObject({
  clinicId: z.coerce.number().int().min(1).max(largestId).optional(),
});
export const noticeRecipients = z.object({ recipients: z.number().int() });

/** A sent message, and how many users received it. */
export const sentNotification = z.object({
  title: z.string(),
  content: z.string(),
  clinicId: z.number().int().nullable(),
  recipients: z.number().int(),
});
