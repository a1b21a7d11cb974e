import type { PlanTemplate } from '@ziba/shared/contracts/plan-templates';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { aTreatmentPlan, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import appointments from '../../sections/appointments.section';
import prescribed from '../../sections/treatment-plans.section';
import { NewPlanScreen } from './new-plan-screen';
import { templateOf } from './template-values';
import { TemplatesScreen } from './templates-screen';

const session = aLogin({ plan: aPlan([aPlanSection(appointments), aPlanSection(prescribed)]) });
const laser: PlanTemplate = {
  id: 5,
  version: 1,
  title: 'لیزر دوجلسه‌ای',
  description: null,
  created_at: '2026-01-03T08:30:00.000Z',
  sessions: [
    { day_offset: 0, session_title: 'جلسه اول', service_type: 'لیزر', estimated_duration: 1 },
    {
      day_offset: 30,
      session_title: 'جلسه دوم',
      service_type: 'لیزر',
      estimated_duration: 1,
      service_cost: 500_000,
    },
  ],
};

it('lists templates with their length and cost, and archives one after a confirmation', async () => {
  let left: unknown = pageWith(laser);
  const calls = fakeApi({
    'GET /planTemplates': () => left,
    'DELETE /planTemplates/5': () => ({ id: 5, archived: true }),
  });
  const path = '/clinic/appointments/treatment-plan/templates';
  const { user } = renderScreen(<TemplatesScreen />, { path, session });
  const row = await screen.findByRole('row', { name: /لیزر دوجلسه‌ای در ۲ جلسه/ });
  expect(row).toHaveTextContent('۳۰ روز۵۰۰٬۰۰۰ تومان');

  await user.click(within(row).getByRole('button'));
  await user.click(screen.getByRole('menuitem', { name: 'بایگانی' }));
  left = pageWith();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'بایگانی' }));
  expect(await screen.findByText('هنوز الگویی ذخیره نشده است')).toBeVisible();
  expect(calls.some(({ call }) => call === 'DELETE /planTemplates/5')).toBe(true);
});

it('says that the templates cannot be read and offers another try', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ 'GET /planTemplates': () => answer });
  const { user } = renderScreen(<TemplatesScreen />, { session });
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  answer = pageWith(laser);
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByRole('row', { name: /لیزر دوجلسه‌ای/ })).toBeVisible();
});

it('fills the sessions of a new plan from the first day on', async () => {
  const world: Record<string, FakeAnswer> = {
    'GET /planTemplates': () => pageWith(laser),
    'GET /users/doctors/1': () => pageWith(),
    'GET /presentableServices/clinic/1': () => pageWith(),
  };
  fakeApi(world);
  const path = '/clinic/appointments/treatment-plan/create';
  const at = `${path}?template=5`;
  const { user } = renderScreen(<NewPlanScreen />, { path, at, session });
  const dialog = within(await screen.findByRole('dialog'));
  const day = await dialog.findByLabelText('روز نخست');
  await user.clear(day);
  await user.click(day);
  await user.paste('۱۴۱۰/۰۱/۲۰');
  await user.click(dialog.getByRole('button', { name: 'افزودن جلسه‌های الگو' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('جلسه اول۱۴۱۰/۰۱/۲۰، ۱۶:۰۰'),
    expect.stringContaining('جلسه دوم۱۴۱۰/۰۲/۱۹، ۱۶:۰۰'),
  ]);
});

it('makes a template of a plan with the distances from its first session, without canceled sessions', () => {
  const plan = aTreatmentPlan({
    sessions: [
      aTreatmentSession({ date: '2026-01-10' }),
      aTreatmentSession({ id: 82, date: '2026-01-12', status: 'کنسل شده' }),
      aTreatmentSession({ id: 83, date: '2026-02-09' }),
    ],
  });
  const { sessions, title } = templateOf(plan, 'لیزر');
  expect(title).toBe('لیزر');
  expect(sessions.map(({ day_offset }) => day_offset)).toEqual([0, 30]);
});

it('makes a template of a plan with the goods that its sessions need', () => {
  const required_items = [{ name: 'گاز', quantity: '2 بسته', product_id: 7, amount: 2 }];
  const plan = aTreatmentPlan({ sessions: [aTreatmentSession({ required_items })] });
  expect(templateOf(plan, 'لیزر').sessions[0]?.required_items).toEqual(required_items);
});
