import { fakeApi, noAnswer, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { screen, within } from '@testing-library/react';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { openSessionMenu, showSessionRow } from '../../testing/session-row';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function openPayment(over?: Partial<TreatmentSession>) {
  const view = showSessionRow({ over });
  await view.user.click(button('پرداخت جلسه نخست لیزر'));
  return view;
}

const payAddress = 'POST /treatmentSessions/81/add-payment';

it('takes a partial payment once, with its method and reference', async () => {
  const calls = fakeApi({ [payAddress]: () => aTreatmentSession() });
  const { user } = await openPayment();
  await user.type(field(/^مبلغ پرداخت/), '۱۰۰۰۰۰');
  expect(field(/^مبلغ پرداخت/)).toHaveValue('۱۰۰٬۰۰۰');
  await user.selectOptions(screen.getByRole('combobox', { name: 'روش پرداخت' }), 'کارتخوان');
  await user.type(field(/^شماره پیگیری/), '442190');
  await user.click(button('ثبت پرداخت'));

  expect(await screen.findByText('پرداخت ۱۰۰٬۰۰۰ تومان ثبت شد.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    body: { amount: 100_000, method: 'card', reference: '442190' },
    headers: { 'idempotency-key': expect.any(String) as string },
  });
});

it('refuses an empty amount and more than remains, and takes the whole remaining amount', async () => {
  const calls = fakeApi({ [payAddress]: () => aTreatmentSession() });
  const { user } = await openPayment();
  await user.click(button('ثبت پرداخت'));
  expect(await screen.findByText('مبلغ پرداخت باید بیشتر از صفر باشد')).toBeVisible();
  await user.type(field(/^مبلغ پرداخت/), '300001');
  await user.click(button('ثبت پرداخت'));
  expect(await screen.findByText('مبلغ پرداخت از مبلغ باقی‌مانده بیشتر است')).toBeVisible();
  expect(calls).toHaveLength(0);
  await user.click(button('تسویه کامل'));
  await user.click(button('ثبت پرداخت'));
  await screen.findByText('پرداخت ۳۰۰٬۰۰۰ تومان ثبت شد.');
  expect(calls[0]?.body).toMatchObject({ amount: 300_000, method: 'cash' });
});

it('keeps the dialog open when the payment fails, and sends the same key again', async () => {
  let answer: unknown = noAnswer();
  const calls = fakeApi({ [payAddress]: () => answer });
  const { user } = await openPayment();
  await user.click(button('تسویه کامل'));
  await user.click(button('ثبت پرداخت'));
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در ثبت پرداخت.');
  const message = 'موجودی کیف پول زیباجو کافی نیست';
  answer = refuse(409, { code: 'wallet_short', message, fields: { amount: message } });
  await user.click(button('ثبت پرداخت'));
  expect(await screen.findByText(message)).toBeVisible();
  const [first, second] = calls.map(({ headers }) => headers['idempotency-key']);
  expect(first).toBe(second);
});

it('says why a done session can be neither paid nor edited, and shows its report', async () => {
  fakeApi();
  const view = showSessionRow({
    over: { status: 'انجام شده', reported_at: '2026-01-10T13:00:00.000Z' },
  });
  const menu = await openSessionMenu(view);
  const offered = (name: RegExp) => menu.getByRole('menuitem', { name });
  expect(offered(/^پرداخت(?! بدهی)/)).toHaveTextContent(/«پرداخت بدهی»/);
  expect(offered(/^پرداخت(?! بدهی)/)).toHaveAttribute('aria-disabled', 'true');
  expect(offered(/^ویرایش/)).toHaveTextContent(/قابل ویرایش نیست/);
  expect(offered(/^مشاهده گزارش/)).toHaveAttribute(
    'href',
    '/clinic/appointments/treatment-plan/report?session=81',
  );
});

it.each<[string, Partial<TreatmentSession>, string]>([
  ['an unpaid session', {}, 'پرداخت جلسه نخست لیزر'],
  [
    'a session that is paid in part',
    { payment_status: 'پرداخت ناقص', remaining_amount: 100_000 },
    'پرداخت مانده جلسه نخست لیزر',
  ],
  [
    'a paid session',
    { payment_status: 'پرداخت شده', remaining_amount: 0 },
    'ثبت گزارش جلسه نخست لیزر',
  ],
  ['a done session with a debt', { status: 'انجام شده' }, 'پرداخت بدهی جلسه نخست لیزر'],
  [
    'a done session without a debt',
    { status: 'انجام شده', remaining_amount: 0 },
    'مشاهده گزارش جلسه نخست لیزر',
  ],
])('shows of %s one main action, and nothing that cannot be pressed', (_, over, name) => {
  fakeApi();
  const { container } = showSessionRow({ over });
  const menu = button('کارهای جلسه نخست لیزر');
  const shown = [...container.querySelectorAll('a, button')].filter((one) => one !== menu);
  expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual([name]);
  expect(shown[0]).not.toHaveAttribute('aria-disabled');
});

it('collects the unpaid amount of a done session as a debt of the patient', async () => {
  fakeApi({
    'GET /patients/:id/debts': () => pageWith(),
    'GET /patients/:id/ledger': () => ({
      ...pageWith(),
      balance: -300_000,
      wallet: 0,
      debt: 300_000,
    }),
  });
  const { user } = showSessionRow({ over: { status: 'انجام شده' } });
  await user.click(button('پرداخت بدهی جلسه نخست لیزر'));
  const dialog = await screen.findByRole('dialog', { name: 'پرداخت بدهی سارا رضایی' });
  expect(await within(dialog).findByText('۳۰۰٬۰۰۰ تومان')).toBeVisible();
});

it('offers only the history to users who may only read', async () => {
  fakeApi();
  const view = showSessionRow({ levels: [2] });
  expect(screen.queryByRole('button', { name: /^پرداخت/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^ثبت گزارش/ })).not.toBeInTheDocument();
  const menu = await openSessionMenu(view);
  expect(menu.getByRole('menuitem', { name: 'تاریخچه پرداخت' })).toBeVisible();
  expect(menu.queryByRole('menuitem', { name: /گزارش|پرداخت بدهی/ })).not.toBeInTheDocument();
});
