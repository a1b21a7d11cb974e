import { screen, within } from '@testing-library/react';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { defineSection } from '@ziba/shared/section/define-section';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { aTreatmentPlan } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { MedicalHistory } from './medical-history';
import { PlanHistory } from './plan-history';

const screenAt = (path: string, needs: 'read' | 'write') => ({
  path,
  title: '',
  needs,
  load: async () => () => null,
});
const prescriptions = defineSection({
  area: 'clinic',
  key: 'prescriptions',
  title: 'بخش پزشک',
  screens: [
    screenAt('preview/:id', 'read'),
    screenAt('choose-prescription-action', 'write'),
    screenAt('treatment-plan/edit/:id', 'write'),
  ],
});
const session = aLogin({ plan: aPlan([aPlanSection(prescriptions)]) });

const visit = (over: Partial<AppointmentDetails> = {}) =>
  anAppointmentDetails({
    id: 31,
    start: '2026-01-03T08:30:00.000Z',
    assistant_name: 'لیلا محمدی',
    description: 'بی‌حسی موضعی',
    ...over,
  });

const table = (name: string) => within(screen.getByRole('table', { name }));

describe('the medical history', () => {
  it('has five appointments on a page, with doctor, assistant, service, description and date', async () => {
    const calls = fakeApi({ 'GET /appointments': () => pageWith(visit()) });
    renderScreen(<MedicalHistory patientId={7} />, { session });
    expect(await screen.findByText('بی‌حسی موضعی')).toBeVisible();
    const row = within(table('سوابق پزشکی').getAllByRole('row')[1]!);
    expect(row.getByText('لیلا محمدی')).toBeVisible();
    expect(row.getByText('تزریق ژل لب')).toBeVisible();
    expect(row.getByText(/۱۴۰۴\/۱۰\/۱۳/)).toBeVisible();
    expect(row.getByText('انجام نشده')).toBeVisible();
    const asked = calls.find(({ call }) => call === 'GET /appointments');
    expect(asked?.params).toEqual({ page: 1, limit: 5, patient_id: 7 });
  });

  it('shows the prescription that a doctor has just saved', async () => {
    let row = visit();
    fakeApi({ 'GET /appointments': () => pageWith(row) });
    renderScreen(<MedicalHistory patientId={7} />, { session });
    expect(await screen.findByText('انجام نشده')).toBeVisible();
    row = visit({ transcription_id: 91, action_status: 'انجام شده' });
    await tellLive('transcription.changed', { id: 91 });
    expect(await screen.findByText('انجام شده')).toBeVisible();
    expect(screen.getByRole('link', { name: /^مشاهده نسخه/ })).toBeVisible();
  });

  it('opens a prescription, or offers to write one where there is none', async () => {
    const rows = [
      visit({ id: 31, transcription_id: 91, action_status: 'انجام شده' }),
      visit({ id: 32, start: '2026-01-04T08:30:00.000Z' }),
      visit({ id: 33, start: '2026-01-05T08:30:00.000Z', status: 'canceled' }),
    ];
    fakeApi({ 'GET /appointments': () => pageWith(...rows) });
    renderScreen(<MedicalHistory patientId={7} />, { session });
    expect(await screen.findByRole('link', { name: /^مشاهده نسخه/ })).toHaveAttribute(
      'href',
      '/clinic/prescriptions/preview/91',
    );
    const write = screen.getAllByRole('link', { name: /^ثبت نسخه/ });
    expect(write.map((link) => link.getAttribute('href'))).toEqual([
      '/clinic/prescriptions/choose-prescription-action?appointment=32',
    ]);
  });
});

it('shows the plans with their sums and states, and the form of those that wait', async () => {
  const rows = [
    aTreatmentPlan({ id: 41, title: 'جوان‌سازی', total_cost: 300_000, plan_notes: 'سه جلسه' }),
    aTreatmentPlan({ id: 42, title: 'کاشت مو', status: 'completed' }),
  ];
  const calls = fakeApi({ 'GET /treatmentPlans': () => pageWith(...rows) });
  renderScreen(<PlanHistory patientId={7} />, { session });
  expect(await screen.findByText('جوان‌سازی')).toBeVisible();
  const row = within(table('سوابق طرح درمان').getByRole('row', { name: /جوان‌سازی/ }));
  expect(row.getByText('۳۰۰٬۰۰۰')).toBeVisible();
  expect(row.getByText('سه جلسه')).toBeVisible();
  expect(row.getByText('در انتظار')).toBeVisible();
  expect(row.getByText('پرداخت نشده')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^ویرایش (جوان|کاشت)/ })).toHaveLength(1);
  expect(row.getByRole('link')).toHaveAttribute(
    'href',
    '/clinic/prescriptions/treatment-plan/edit/41',
  );
  const asked = calls.find(({ call }) => call === 'GET /treatmentPlans');
  expect(asked?.params).toEqual({ page: 1, limit: 5, patient_id: 7, sessions: 'none' });
});
