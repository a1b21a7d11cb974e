import { fakeApi, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import appointments from '../appointments/appointments.section';
import { PlanDisplayScreen } from './plan-display-screen';
import prescribed from './treatment-plans.section';

const read = 'GET /treatmentPlans/41';
const place = {
  path: '/clinic/prescriptions/treatment-plan/display/:id',
  at: '/clinic/prescriptions/treatment-plan/display/41',
};
const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });

function open(plan: FakeAnswer = () => aTreatmentPlan(), more: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({ [read]: plan, ...more });
  return { calls, ...renderScreen(<PlanDisplayScreen />, { ...place, session }) };
}

it('shows whose plan it is, its sessions, notes and sums', async () => {
  const paid = { paid_amount: 100_000, payed_amount: 100_000, remaining_amount: 200_000 };
  open(() => aTreatmentPlan({ ...paid, payment_status: 'پرداخت ناقص' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'جوان‌سازی پوست' })).toBeVisible();
  expect(screen.getByText('دکتر سارا احمدی')).toBeVisible();
  expect(screen.getByText('سه جلسه با فاصله یک ماه')).toBeVisible();

  const row = screen.getByRole('row', { name: /جلسه نخست/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual([
    'جلسه نخست لیزر',
    '۱۴۰۴/۱۰/۲۰، ۱۶:۰۰',
    'لیزر صورت',
    '۱ ساعت',
    '۳۰۰٬۰۰۰',
    'انجام نشده',
    'پرداخت نشده',
  ]);
  expect(screen.getByText('۲۰۰٬۰۰۰ تومان')).toBeVisible();
});

it('explains that a plan cannot be read, and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا' });
  const { user } = open(() => answer);
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات طرح درمان');
  answer = aTreatmentPlan();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('heading', { name: 'جوان‌سازی پوست' })).toBeVisible();
});
