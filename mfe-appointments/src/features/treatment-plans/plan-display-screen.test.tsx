import { fakeApi, noAnswer, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { PlanDisplayScreen } from './plan-display-screen';

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

it('shows the patient of the plan, its sessions, notes and sums', async () => {
  const paid = { paid_amount: 100_000, payed_amount: 100_000, remaining_amount: 200_000 };
  open(() => aTreatmentPlan({ ...paid, payment_status: 'پرداخت ناقص' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'جوان‌سازی پوست' })).toBeVisible();
  expect(screen.getByText('دکتر سارا احمدی')).toBeVisible();
  expect(screen.getByText('سه جلسه با فاصله یک ماه')).toBeVisible();

  const row = screen.getByRole('row', { name: /جلسه نخست/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 6).map((cell) => cell.textContent)).toEqual([
    'جلسه نخست لیزر',
    '۱۴۰۴/۱۰/۲۰۱۶:۰۰',
    'لیزر صورت',
    '۱ ساعت',
    '۳۰۰٬۰۰۰',
    'انجام نشدهپرداخت نشده',
  ]);
  expect(screen.getByText('۲۰۰٬۰۰۰ تومان')).toBeVisible();
});

it.each([
  '/clinic/appointments/treatment-plan?page=2&status=open',
  '/clinic/prescriptions/treatment-plan?search=x',
])('leads back to the list as it was: %s', async (list) => {
  fakeApi({ [read]: () => aTreatmentPlan() });
  renderScreen(<PlanDisplayScreen />, { ...place, session, state: { list } });
  const back = await screen.findByRole('link', { name: 'طرح‌های درمان' });
  expect(back).toHaveAttribute('href', list);
});

it('passes the list on to the form of the plan', async () => {
  fakeApi({ [read]: () => aTreatmentPlan() });
  const list = '/clinic/appointments/treatment-plan?page=2';
  const rendered = renderScreen(<PlanDisplayScreen />, { ...place, session, state: { list } });
  await rendered.user.click(await screen.findByRole('link', { name: 'ویرایش طرح' }));
  expect(rendered.locationState()).toEqual({ list });
});

it.each([
  ['a plan', 'لغو طرح درمان', 'دلیل لغو', 'POST /treatmentPlans/41/cancel'],
  ['a session', 'کنسل کردن جلسه', 'دلیل کنسل شدن', 'POST /treatmentSessions/81/cancel'],
])('cancels %s only once when the first answer is lost', async (what, name, reason, call) => {
  let answer: unknown = noAnswer('timeout');
  const { user, calls } = open(undefined, { [call]: () => answer });
  if (what === 'a plan') {
    await user.click(await screen.findByRole('button', { name: 'کارهای دیگر' }));
    await user.click(screen.getByRole('menuitem', { name }));
  } else {
    await user.click(await screen.findByRole('button', { name: 'کارهای جلسه نخست لیزر' }));
    await user.click(screen.getByRole('menuitem', { name }));
  }
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(reason), 'انصراف');
  await user.click(dialog.getByRole('button', { name }));
  await dialog.findByRole('alert');
  answer = {};
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const keys = calls
    .filter((made) => made.call === call)
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('cancels a session with its reason, and shows why the server refuses', async () => {
  let answer: unknown = refuse(409, { code: 'has_money', message: 'ابتدا آن را بازگردانید' });
  const cancel = 'POST /treatmentSessions/81/cancel';
  const { user, calls } = open(undefined, { [cancel]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'کارهای جلسه نخست لیزر' }));
  await user.click(screen.getByRole('menuitem', { name: 'کنسل کردن جلسه' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'کنسل کردن جلسه' }));
  expect(dialog.getByLabelText('دلیل کنسل شدن')).toHaveAccessibleDescription(
    'لطفا دلیل را وارد کنید',
  );

  await user.type(dialog.getByLabelText('دلیل کنسل شدن'), 'انصراف');
  await user.click(dialog.getByRole('button', { name: 'کنسل کردن جلسه' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('ابتدا آن را بازگردانید');
  answer = aTreatmentSession({ status: 'کنسل شده' });
  await user.click(dialog.getByRole('button', { name: 'کنسل کردن جلسه' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === cancel)?.body).toEqual({ reason: 'انصراف' });
  expect(calls.filter(({ call }) => call === read)).toHaveLength(2);
});

it('offers to edit a plan only while it waits', async () => {
  const { user } = open(() => aTreatmentPlan({ status: 'in_progress', done_sessions: 1 }));
  await user.click(await screen.findByRole('button', { name: 'کارهای دیگر' }));
  const edit = screen.getByRole('menuitem', { name: /^ویرایش طرح/ });
  expect(edit).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link', { name: 'ویرایش طرح' })).not.toBeInTheDocument();
});

it('explains that a plan cannot be read, and tries again', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا' });
  const { user } = open(() => answer);
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات طرح درمان');
  answer = aTreatmentPlan();
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('heading', { name: 'جوان‌سازی پوست' })).toBeVisible();
});

it('marks a session whose doctor does not work at that time', async () => {
  const outsideHours = aTreatmentSession({ off_time: { kind: 'hours', reason: null } });
  open(() => aTreatmentPlan({ sessions: [outsideHours] }));
  const row = within(await screen.findByRole('row', { name: /جلسه نخست/ }));
  expect(row.getByText('خارج از ساعت کاری پزشک')).toBeVisible();
});

testRecordScreen({
  element: <PlanDisplayScreen />,
  place: { ...place, session },
  read,
  answers: { [read]: () => aTreatmentPlan() },
  find: () => screen.findByRole('heading', { name: 'جوان‌سازی پوست' }),
});
