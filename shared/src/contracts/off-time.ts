import { z } from 'zod';

/**
 * Why a doctor does not work at the time of a booking: on leave, a closure (of the doctor or the whole
 * clinic), a holiday, no working hours, or the doctor has left.
 */
export const offTimeKinds = ['leave', 'closed', 'clinic', 'holiday', 'hours', 'doctor'] as const;

export const offTime = z.object({
  kind: z.enum(offTimeKinds),
  /** The typed reason, or the name of a holiday. */
  reason: z.string().nullable(),
});
export type OffTime = z.output<typeof offTime>;

const labels: Record<OffTime['kind'], string> = {
  leave: 'در زمان مرخصی پزشک',
  closed: 'در زمان تعطیلی پزشک',
  clinic: 'در زمان تعطیلی کلینیک',
  holiday: 'در تعطیلی رسمی',
  hours: 'خارج از ساعت کاری پزشک',
  doctor: 'پزشک در کلینیک فعال نیست',
};

/** The text that marks a booking at such a time, with the reason if there is one. */
export const offTimeText = ({ kind, reason }: OffTime): string =>
  reason ? `${labels[kind]}: ${reason}` : labels[kind];
