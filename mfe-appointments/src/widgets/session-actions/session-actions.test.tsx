import { aPlan, aLogin } from '@ziba/shared/testing/session-samples';
import { fakeApi, noAnswer, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { aPayment, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { SessionActions } from './session-actions';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

const plan = aPlan([
  {
    area: 'clinic',
    key: 'appointments',
    title: 'نوبت‌ها',
    prefix: '/clinic/appointments',
    module: './clinic-appointments',
    remote: 'mfe-appointments',
    screens: [
      { path: 'treatment-plan/session/:id', title: 'جلسه', needs: 'read' },
      { path: 'treatment-plan/report', title: 'گزارش', needs: 'read' },
      { path: 'treatment-plan/report/create', title: 'ثبت گزارش', needs: 'write' },
    ],
  },
]);

interface Given {
  over?: Partial<TreatmentSession>;
  levels?: number[];
}

function show({ over, levels }: Given = {}) {
  const session = aTreatmentSession(over);
  return renderScreen(<SessionActions session={session} edit={{ to: '/edit' }} />, {
    session: aLogin({ plan, levels }),
    toasts: true,
  });
}

async function openPayment(over?: Partial<TreatmentSession>) {
  const view = show({ over });
  await view.user.click(button('پرداخت جلسه نخست لیزر'));
  return view;
}

const payAddress = 'POST /treatmentSessions/81/add-payment';

it('takes a part, with its method and reference, once', async () => {
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

it('refuses nothing and more than remains, and settles in full', async () => {
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

it('keeps the dialog when it fails, and sends the same key again', async () => {
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

it('says why a done session is not paid here, and shows its report', () => {
  fakeApi();
  show({ over: { status: 'انجام شده', reported_at: '2026-01-10T13:00:00.000Z' } });
  expect(button('پرداخت جلسه نخست لیزر')).toHaveAccessibleDescription(/«پرداخت بدهی»/);
  expect(button('ویرایش جلسه نخست لیزر')).toHaveAccessibleDescription(/قابل ویرایش نیست/);
  expect(screen.getByRole('link', { name: 'مشاهده گزارش جلسه نخست لیزر' })).toHaveAttribute(
    'href',
    '/clinic/appointments/treatment-plan/report?session=81',
  );
});

it('collects what a done session leaves unpaid as a debt of the patient', async () => {
  fakeApi({
    'GET /patients/:id/debts': () => pageWith(),
    'GET /patients/:id/ledger': () => ({
      ...pageWith(),
      balance: -300_000,
      wallet: 0,
      debt: 300_000,
    }),
  });
  const { user } = show({ over: { status: 'انجام شده' } });
  await user.click(button('پرداخت بدهی جلسه نخست لیزر'));
  const dialog = await screen.findByRole('dialog', { name: 'پرداخت بدهی سارا رضایی' });
  expect(await within(dialog).findByText('۳۰۰٬۰۰۰ تومان')).toBeVisible();
});

it('offers whoever only reads nothing but the history', () => {
  fakeApi();
  show({ levels: [2] });
  expect(screen.queryByRole('button', { name: /^پرداخت/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^ثبت گزارش/ })).not.toBeInTheDocument();
  expect(button('تاریخچه پرداخت جلسه نخست لیزر')).toBeVisible();
});

describe('history', () => {
  const address = 'GET /treatmentSessions/81/payments';
  const today = { paid_at: new Date().toISOString() };
  const openHistory = async (given?: Given) => {
    const view = show(given);
    await view.user.click(button('تاریخچه پرداخت جلسه نخست لیزر'));
    return view;
  };
  const takeBack = async (action: string, view: Awaited<ReturnType<typeof openHistory>>) => {
    const name = 'ابطال یا بازگشت پرداخت ۱۰۰٬۰۰۰ تومان';
    await view.user.click(await screen.findByRole('button', { name }));
    await view.user.click(screen.getByRole('menuitem', { name: action }));
  };

  it('lists method, amount, reference and receiver, and tells when there is none', async () => {
    let rows = [aPayment({ status: 'void', void_reason: 'مبلغ اشتباه', note: 'با رسید کاغذی' })];
    fakeApi({ [address]: () => pageWith(...rows) });
    const { unmount } = await openHistory();
    const row = (await screen.findAllByRole('row')).at(-1);
    for (const words of [
      '۱۰۰٬۰۰۰',
      'کارتخوان',
      '442190',
      'مینا صالحی',
      'باطل شده',
      'مبلغ اشتباه',
      'با رسید',
    ]) {
      expect(row).toHaveTextContent(words);
    }
    unmount();
    rows = [];
    await openHistory();
    expect(await screen.findByText('هنوز پرداختی ثبت نشده است')).toBeVisible();
  });

  it('voids a payment of today with a reason', async () => {
    const calls = fakeApi({
      [address]: () => pageWith(aPayment(today)),
      'POST /payments/301/void': () => aPayment({ status: 'void' }),
    });
    const view = await openHistory();
    await takeBack('ابطال پرداخت', view);
    await view.user.type(field(/^دلیل ابطال/), 'مبلغ اشتباه');
    await view.user.click(
      within(screen.getByRole('dialog', { name: 'ابطال پرداخت' })).getByRole('button', {
        name: 'ابطال پرداخت',
      }),
    );
    expect(await screen.findByText('پرداخت باطل شد.')).toBeVisible();
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      reason: 'مبلغ اشتباه',
    });
  });

  it('refunds no more than is left of it, and says why', async () => {
    const calls = fakeApi({
      [address]: () => pageWith(aPayment({ refunded_amount: 40_000 })),
      'POST /payments/301/refund': () => aPayment(),
    });
    const view = await openHistory();
    await takeBack('بازگرداندن مبلغ', view);
    const amount = field(/^مبلغ بازگشتی/);
    expect(amount).toHaveValue('۶۰٬۰۰۰');
    await view.user.type(amount, '0');
    await view.user.click(button('بازگرداندن مبلغ'));
    expect(
      await screen.findByText('مبلغ بازگشتی از باقی‌مانده این پرداخت بیشتر است'),
    ).toBeVisible();
    expect(screen.getByText('لطفا دلیل را وارد کنید')).toBeVisible();
    await view.user.type(amount, '{Backspace}');
    await view.user.type(field(/^دلیل بازگشت/), 'انصراف');
    await view.user.click(button('بازگرداندن مبلغ'));
    expect(await screen.findByText('۶۰٬۰۰۰ تومان بازگردانده شد.')).toBeVisible();
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      amount: 60_000,
      method: 'card',
      reason: 'انصراف',
    });
  });

  it('takes nothing back for whoever may not', async () => {
    fakeApi({ [address]: () => pageWith(aPayment(today)) });
    await openHistory({ levels: [2, 3] });
    await screen.findByText('442190');
    expect(screen.queryByRole('button', { name: /^ابطال/ })).not.toBeInTheDocument();
  });

  it('prints the receipt of a payment', async () => {
    const payment = aPayment();
    fakeApi({
      [address]: () => pageWith(payment),
      'GET /payments/301/receipt': () => ({
        number: 301,
        payment,
        refunds: [],
        total: 300_000,
        paid: 100_000,
        remaining: 200_000,
        clinic: { name: 'کلینیک مهر', address: null, phone1: null, logo: null },
        printed_at: '2026-01-03T11:30:00.000Z',
        printed_by: 'نرگس کریمی',
      }),
    });
    const { user } = await openHistory();
    await user.click(await screen.findByRole('button', { name: 'رسید پرداخت ۱۰۰٬۰۰۰ تومان' }));
    const preview = await screen.findByRole('dialog', { name: 'پیش‌نمایش رسید پرداخت' });
    const paper = within(preview).getByRole('article');
    for (const words of ['کلینیک مهر', 'سارا رضایی', 'صد هزار تومان', 'مانده', 'نرگس کریمی']) {
      expect(paper).toHaveTextContent(words);
    }
    expect(within(preview).getByRole('combobox', { name: 'کاغذ' })).toHaveValue('receipt');
  });
});
