import { screen, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse } from '../../testing/fake-api';
import { tellLive } from '../../testing/fake-live';
import { renderScreen } from '../../testing/render-screen';
import { aPatientAlert } from '../../testing/samples';
import { PatientAlerts } from './patient-alerts';

const path = 'GET /patients/7/alerts';
const failure = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
const group = () => screen.getByRole('group', { name: 'هشدارهای پزشکی' });

it('shows the active alerts in words', async () => {
  fakeApi({
    [path]: () =>
      pageWith(
        aPatientAlert({ severity: 'severe', reaction: 'کهیر' }),
        aPatientAlert({ id: 2, kind: 'pregnancy', text: 'هفته 12', severity: null }),
        aPatientAlert({ id: 3, text: 'لاتکس', ended_at: '2026-01-01T08:00:00Z' }),
      ),
  });
  renderScreen(<PatientAlerts patientId={7} />);
  expect(group()).toHaveTextContent('هشدارهای پزشکی خوانده می‌شود');
  expect(await within(group()).findByText('حساسیت شدید: پنی‌سیلین (کهیر)')).toBeVisible();
  expect(within(group()).getByText('بارداری: هفته ۱۲')).toBeVisible();
  expect(group()).not.toHaveTextContent('لاتکس');
  expect(group()).not.toHaveTextContent('خوانده می‌شود');
});

it('says that there are none', async () => {
  fakeApi({ [path]: () => pageWith() });
  renderScreen(<PatientAlerts patientId={7} />);
  expect(await within(group()).findByText('هشدار پزشکی ثبت نشده است')).toBeVisible();
});

it('says that alerts could not be read, which never looks like none, and tries again', async () => {
  let answer: unknown = failure;
  fakeApi({ [path]: () => answer });
  const { user } = renderScreen(<PatientAlerts patientId={7} />);
  expect(await within(group()).findByText('هشدارها خوانده نشد')).toBeVisible();
  expect(group()).not.toHaveTextContent('ثبت نشده');
  answer = pageWith(aPatientAlert());
  await user.click(within(group()).getByRole('button', { name: 'تلاش دوباره' }));
  expect(await within(group()).findByText(/پنی‌سیلین/)).toBeVisible();
  expect(group()).not.toHaveTextContent('خوانده نشد');
});

it('shows a new alert at once, and says when what is shown may be old', async () => {
  let answer: unknown = pageWith();
  fakeApi({ [path]: () => answer });
  renderScreen(<PatientAlerts patientId={7} />);
  await within(group()).findByText('هشدار پزشکی ثبت نشده است');
  answer = pageWith(aPatientAlert());
  await tellLive('patient_alert.changed', { patient_id: 7 });
  expect(await within(group()).findByText(/پنی‌سیلین/)).toBeVisible();
  answer = failure;
  await tellLive('patient_alert.changed', { patient_id: 7 });
  expect(await within(group()).findByRole('alert')).toBeVisible();
  expect(within(group()).getByText(/پنی‌سیلین/)).toBeVisible();
});

it('asks for nothing while no patient is chosen', () => {
  const calls = fakeApi();
  renderScreen(<PatientAlerts patientId={undefined} />);
  expect(group()).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});
