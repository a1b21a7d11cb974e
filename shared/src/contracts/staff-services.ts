import { z } from 'zod';
import { reference, words } from './common';
import { pageOf } from './lists';
import { rowVersion } from './rows';
import { staffUser } from './users';
import { baseVersion } from './versions';

const title = 'دکتر';
/** The name of a doctor after their title, which many accounts have in the name already. */
const titled = (name: string) => (name.startsWith(title) ? name : `${title} ${name}`);

/** Texts about the services that a doctor does. */
export const staffServiceTexts = {
  unknown: 'یکی از خدمت‌های انتخاب‌شده دیگر در فهرست خدمات کلینیک نیست',
  notDoctor: 'خدمت‌ها فقط برای پزشکان مشخص می‌شود',
  notDone: (doctor: string) =>
    `${titled(doctor)} این خدمت را انجام نمی‌دهد؛ خدمت یا پزشک دیگری انتخاب کنید`,
} as const;

/** The code of the refusal (422) of a booking whose doctor does not do its service. */
export const serviceNotDoneCode = 'service_not_done';

/** The services that a doctor does, ids; an empty list means every service of the clinic (see `doesService`). */
const serviceIds = z.array(z.number().int());

/** The services of one user (`GET /users/{id}/services`), with the version of the user. */
export const staffServices = z.object({ id: z.number().int(), serviceIds, version: rowVersion });
export type StaffServices = z.output<typeof staffServices>;

/** Replaces the services of a doctor; an empty list: every service. */
export const staffServicesInput = z.strictObject({
  serviceIds: z.array(reference(words.wrongId), { error: words.wrongChoice }).max(1000),
  version: baseVersion,
});

/** A doctor in the lists that choose one (`GET /users/doctors/{clinicId}`). */
export const listedDoctor = staffUser.extend({
  serviceIds,
  /** Whether the doctor can be booked already. */
  takes_bookings: z.boolean(),
});
export type ListedDoctor = z.output<typeof listedDoctor>;
export const listedDoctorPage = pageOf(listedDoctor);
