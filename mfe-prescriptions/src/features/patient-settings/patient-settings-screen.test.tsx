import { screen } from '@testing-library/react';
import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { PatientSettingsScreen } from './patient-settings-screen';

const path = '/clinic/patients/settings';
const stored = {
  version: 2,
  only_own_patients: false,
};
const name = 'هر پزشک فقط زیباجویان خودش را ببیند';

function open(answers: Record<string, FakeAnswer> = {}, session = aLogin()) {
  const calls = fakeApi({ 'GET /patients/settings': () => stored, ...answers });
  const opened = renderScreen(<PatientSettingsScreen />, { path, session, toasts: true });
  return { ...opened, sent: (call: string) => calls.find((one) => one.call === call)?.body };
}

it('saves the rule with the version that it is based on', async () => {
  const { user, sent } = open({
    'PUT /patients/settings': () => ({ ...stored, only_own_patients: true, version: 3 }),
  });
  await user.click(await screen.findByRole('switch', { name }));
  await user.click(screen.getByRole('button', { name: 'ذخیره تغییرات' }));
  expect(await screen.findByText('تنظیمات زیباجویان ذخیره شد')).toBeVisible();
  expect(sent('PUT /patients/settings')).toEqual({ only_own_patients: true, version: 2 });
});

it('shows a doctor the rule without letting them change it', async () => {
  open({}, aLogin({ user: { type: 'doctor' } }));
  expect(await screen.findByText('همه زیباجویان کلینیک')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('says that the settings cannot be read, and offers another try', async () => {
  open({ 'GET /patients/settings': () => refuse(500, { code: 'internal', message: 'خطای سرور' }) });
  expect(await screen.findByRole('button', { name: /تلاش/ })).toBeVisible();
});
