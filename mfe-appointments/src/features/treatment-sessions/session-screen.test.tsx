import { screen } from '@testing-library/react';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { openSection } from '@ziba/shared/testing/open-section';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import appointments from '../../sections/appointments.section';
import { SessionScreen } from './session-screen';

const open = (need: 'read' | 'write' = 'write') =>
  openSection(appointments, '/clinic/appointments/treatment-plan/session/81', need);

it('shows the session of the address, with a link to its report', async () => {
  fakeApi({
    'GET /treatmentSessions/81': () =>
      aTreatmentSession({
        session_description: 'بی‌حسی موضعی پیش از شروع',
        service_location: 'اتاق ۲',
        estimated_duration: 1.5,
        required_items: [{ name: 'سرنگ', quantity: '۲ عدد', product_id: null, amount: null }],
      }),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'جلسه نخست لیزر' })).toBeVisible();
  for (const words of [
    'سارا رضایی',
    'دکتر سارا احمدی',
    'A-۱۰۰۰۶۱',
    'شنبه ۲۰ دی ۱۴۰۴، ساعت ۱۶:۰۰',
    'لیزر صورت',
    'اتاق ۲',
    '۱٫۵ ساعت',
    'سرنگ',
    'بی‌حسی موضعی پیش از شروع',
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'ثبت گزارش' })).toHaveAttribute(
    'href',
    '/clinic/appointments/treatment-plan/report/create?session=81',
  );
  expect(screen.getByRole('link', { name: 'طرح درمان' })).toHaveAttribute(
    'href',
    '/clinic/appointments/treatment-plan/display/41',
  );
});

it('does not offer to write a report to users who may only read', async () => {
  fakeApi({ 'GET /treatmentSessions/81': () => aTreatmentSession() });
  open('read');
  await screen.findByRole('region', { name: 'مشخصات جلسه' });
  expect(screen.queryByRole('link', { name: 'ثبت گزارش' })).not.toBeInTheDocument();
});

testRecordScreen({
  element: <SessionScreen />,
  place: {
    path: '/clinic/appointments/treatment-plan/session/:id',
    at: '/clinic/appointments/treatment-plan/session/81',
  },
  read: 'GET /treatmentSessions/81',
  answers: { 'GET /treatmentSessions/81': () => aTreatmentSession() },
  find: () => screen.findByText('سارا رضایی'),
});

it('says in its own words that the session does not exist', async () => {
  fakeApi({
    'GET /treatmentSessions/81': () => refuse(404, { code: 'not_found', message: 'یافت نشد' }),
  });
  open();
  expect(await screen.findByText('این جلسه یافت نشد')).toBeVisible();
});

it('shows a payment that another user has taken meanwhile', async () => {
  let stored = aTreatmentSession();
  fakeApi({ 'GET /treatmentSessions/81': () => stored });
  open();
  expect(await screen.findByText('پرداخت نشده')).toBeVisible();
  stored = aTreatmentSession({ payment_status: 'پرداخت شده', remaining_amount: 0 });
  await tellLive('payment.changed', { id: 301 });
  expect(await screen.findAllByText('پرداخت شده')).not.toHaveLength(0);
});

it('marks the session while its doctor does not work at that time', async () => {
  const off_time = { kind: 'holiday', reason: 'عید فطر' } as const;
  fakeApi({ 'GET /treatmentSessions/81': () => aTreatmentSession({ off_time }) });
  open();
  expect(await screen.findByText('در تعطیلی رسمی: عید فطر')).toBeVisible();
});
