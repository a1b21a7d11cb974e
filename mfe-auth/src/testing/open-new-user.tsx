import { userAddresses } from '@ziba/shared/contracts/addresses';
import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderRoutes } from '@ziba/shared/testing/render-screen';
import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { aNamed, aService, aStaffUser } from '@ziba/shared/testing/samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AccountStepScreen } from '../features/new-user/account-step-screen';
import { ProfileStepScreen } from '../features/new-user/profile-step-screen';

export const register = 'POST /auth/register';
export const checkEmail = 'GET /auth/check-email';
const doctor = {
  ...{ id: 2, version: 1, name: 'پزشک', name_en: 'doctor', type: 'general', description: null },
  ...{
    kind: 'doctor',
    area: 'clinic',
    users_count: 1,
    access: [{ key: 'appointments', levels: [1] }],
  },
};
export const clerk = {
  ...{ ...doctor, id: 3, name: 'منشی', name_en: 'clerk', kind: 'reception' },
  access: [
    { key: 'appointments', levels: [2, 3] },
    { key: 'patients', levels: [2] },
  ],
};
const answers: Record<string, FakeAnswer> = {
  [checkEmail]: () => ({ unique: true }),
  'GET /auth/check-username': () => ({ unique: true }),
  'GET /files/sign': () => ({ data: {} }),
  'GET /metaRoles': () => pageWith(),
  'GET /metaRoles/clinic/1': () => pageWith(doctor, clerk),
  'GET /doctorTypes/clinic/1': () => pageWith(aNamed({ id: 4, name: 'پوست و مو' })),
  'GET /presentableServices/clinic/1': () => pageWith(aService({ title: 'تزریق ژل لب' })),
  'GET /users/clinics': () =>
    pageWith(aClinic({ id: 1 }), aClinic({ id: 2, name: 'کلینیک شیراز' })),
  [register]: () => ({ ...aStaffUser({ id: 90, type: 'staff' }), userId: 90 }),
};
export const clinic = userAddresses('clinic');
export const admin = userAddresses('admin');

/** Opens both steps of a new user, the first unless `at` says otherwise. */
export function openNewUser(
  over: Record<string, FakeAnswer> = {},
  at = clinic.create,
  session = aLogin(),
) {
  const calls = fakeApi({ ...answers, ...over });
  const routes = [clinic, admin].flatMap(({ create, newAccount }) => [
    { path: create, element: <ProfileStepScreen /> },
    { path: newAccount(':systemCode'), element: <AccountStepScreen /> },
  ]);
  return { calls, ...renderRoutes(routes, { at, session, toasts: true }) };
}

export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));
export const saveButton = () => screen.findByRole('button', { name: 'ثبت کاربر' });

/** Fills a field in with one event: these tests are about the steps, and typing each letter takes long. */
async function paste(user: UserEvent, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

/** Fills in the first step and goes on. */
export async function fillProfile(user: UserEvent, over: Record<string, string> = {}) {
  const values = {
    'نام و نام خانوادگی': 'سارا رضایی',
    'کد ملی': '0012345679',
    'شماره تماس': '09121234567',
    ایمیل: 'sara@example.com',
    ...over,
  };
  for (const [label, text] of Object.entries(values)) {
    await paste(user, label, text);
  }
  await press(user, 'ادامه');
}

/** Fills in the second step; does not save. */
export async function fillAccount(user: UserEvent, role = 'منشی') {
  await saveButton();
  await paste(user, 'نام کاربری', 'sara_rezaei');
  await screen.findByRole('option', { name: role });
  await user.selectOptions(screen.getByLabelText('نقش'), role);
  await paste(user, 'رمز عبور', 'Barg-e-Sabz-7');
  await paste(user, 'تکرار رمز عبور', 'Barg-e-Sabz-7');
}
