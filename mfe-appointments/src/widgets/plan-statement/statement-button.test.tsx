import { screen, within } from '@testing-library/react';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { aPayment, aTreatmentPlan, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { StatementButton } from './statement-button';

it('prints the cost of each session, payments, refunds, and the remaining amount', async () => {
  const canceled = { id: 82, session_title: 'جلسه لغو شده', status: 'کنسل شده' } as const;
  const plan = aTreatmentPlan({
    paid_amount: 60_000,
    remaining_amount: 240_000,
    sessions: [aTreatmentSession(), aTreatmentSession(canceled)],
  });
  fakeApi({
    'GET /treatmentPlans/41/statement': () => ({
      payments: [aPayment()],
      refunds: [
        {
          id: 1,
          payment_id: 301,
          amount: 40_000,
          method: 'cash',
          reason: 'مبلغ اشتباه',
          created_at: '2026-01-04T08:30:00.000Z',
        },
      ],
      clinic: { name: 'کلینیک مهر', address: null, phone1: null, logo: 'users-logo.png' },
      printed_at: '2026-01-05T08:30:00.000Z',
      printed_by: 'نرگس کریمی',
    }),
    'GET /files/sign': () => ({ data: { 'users-logo.png': '/logo.png' } }),
  });
  const { user } = renderScreen(<StatementButton plan={plan} />);
  await user.click(screen.getByRole('button', { name: 'چاپ صورت‌حساب' }));
  const paper = within(await screen.findByRole('dialog')).getByRole('article');
  const rows = within(paper).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '۱۱۴۰۴/۱۰/۲۰جلسه نخست لیزر، لیزر صورت۳۰۰٬۰۰۰۳۰۰٬۰۰۰',
    '۲۱۴۰۴/۱۰/۱۳پرداخت کارتخوان، پیگیری ۴۴۲۱۹۰۱۰۰٬۰۰۰۲۰۰٬۰۰۰',
    expect.stringContaining('بازگشت وجه نقدی، مبلغ اشتباه'),
  ]);
  expect(rows[2]).toHaveTextContent('۲۴۰٬۰۰۰');
  expect(paper).toHaveTextContent('دویست و چهل هزار تومان');
  expect(paper.querySelector('img')).toHaveAttribute('src', '/logo.png');
});

it('carries one balance over all sessions, which ends with the amount due', async () => {
  const sessions = [
    aTreatmentSession({ service_cost: 300_000 }),
    aTreatmentSession({ id: 82, service_cost: 500_000 }),
    aTreatmentSession({ id: 83, service_cost: 200_000 }),
  ];
  const plan = aTreatmentPlan({
    sessions,
    total_cost: 1_000_000,
    paid_amount: 500_000,
    remaining_amount: 500_000,
  });
  fakeApi({
    'GET /treatmentPlans/41/statement': () => ({
      payments: [
        aPayment({ id: 1, session_id: 81, amount: 300_000 }),
        aPayment({ id: 2, session_id: 83, amount: 200_000 }),
      ],
      refunds: [],
      clinic: { name: 'کلینیک مهر', address: null, phone1: null, logo: null },
      printed_at: '2026-01-05T08:30:00.000Z',
      printed_by: 'نرگس کریمی',
    }),
  });
  const { user } = renderScreen(<StatementButton plan={plan} />);
  await user.click(screen.getByRole('button', { name: 'چاپ صورت‌حساب' }));
  const paper = within(await screen.findByRole('dialog')).getByRole('article');
  const rows = within(paper).getAllByRole('row').slice(1);
  const balances = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(balances).toEqual(['۳۰۰٬۰۰۰', '۰', '۵۰۰٬۰۰۰', '۷۰۰٬۰۰۰', '۵۰۰٬۰۰۰']);
});
