import { act, screen, within } from '@testing-library/react';
import {
  fakeApi,
  noAnswer,
  pageWith,
  refuse,
  type FakeAnswer,
} from '@ziba/shared/testing/fake-api';
import { aPayment, aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { useEffect, useState } from 'react';
import { openSessionMenu, showSessionRow } from '../../testing/session-row';
import { SessionStep } from './session-step';

const payCall = 'POST /treatmentSessions/81/add-payment';
const fateCall = 'POST /requests/fate';
const button = (name: string) => screen.getByRole('button', { name });
const amount = () => screen.findByRole('textbox', { name: /^مبلغ پرداخت/ });

/** Another user takes this part of the remaining amount, in tomans. */
let payElsewhere: (amount: number) => void = () => undefined;

function Row() {
  const [paid, setPaid] = useState(0);
  useEffect(() => {
    payElsewhere = (amount) => act(() => setPaid(amount));
  }, []);
  const { remaining_amount } = aTreatmentSession();
  const session = aTreatmentSession({ remaining_amount: remaining_amount - paid });
  return <SessionStep session={session} />;
}

/** Draws the row of a session and opens its payment. A second call is like a reloaded page. */
async function openPayment() {
  const view = renderScreen(<Row />, { session: aLogin(), toasts: true });
  await view.user.click(button('پرداخت جلسه نخست لیزر'));
  return view;
}

const send = () => button('ثبت پرداخت');
const paid = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ call }) => call === payCall);
const keyOf = (call?: { headers: Record<string, string> }) => call?.headers['idempotency-key'];

/** A payment of 300,000 whose answer is lost; the page is left. */
async function losePayment(answers: Record<string, FakeAnswer>, lost: unknown = noAnswer()) {
  const calls = fakeApi({ ...answers, [payCall]: () => lost });
  const view = await openPayment();
  await view.user.click(button('تسویه کامل'));
  await view.user.click(send());
  await screen.findByRole('alert');
  return { calls, ...view };
}

it.each([
  ['no answer', noAnswer('timeout')],
  ['a gateway that gave up', refuse(504, { code: 'gateway', message: 'پاسخی نرسید' })],
])('does not charge twice when the dialog is opened again after %s', async (_, lost) => {
  const { calls: before, unmount } = await losePayment({}, lost);
  unmount();
  const calls = fakeApi({ [fateCall]: () => ({ done: true }) });
  await openPayment();

  const notice = await screen.findByText(/^درخواست پیشین/);
  expect(notice).toHaveTextContent('۳۰۰٬۰۰۰ تومان');
  expect(notice).toHaveTextContent('انجام شده و ثبت است');
  expect(calls[0]?.body).toEqual({
    path: '/treatmentSessions/81/add-payment',
    key: keyOf(paid(before)[0]),
  });
  // The amount that was taken already is not filled in again.
  expect(await amount()).toHaveValue('');
  expect(paid(calls)).toHaveLength(0);
});

it('says that the earlier payment was not taken, and takes it now with the typed values', async () => {
  const { unmount } = await losePayment({});
  unmount();
  const calls = fakeApi({
    [fateCall]: () => ({ done: false }),
    [payCall]: () => aTreatmentSession(),
  });
  const { user } = await openPayment();
  expect(await screen.findByText(/^درخواست پیشین/)).toHaveTextContent('ثبت نشده است');
  expect(await amount()).toHaveValue('۳۰۰٬۰۰۰');
  await user.click(send());
  await screen.findByText('پرداخت ۳۰۰٬۰۰۰ تومان ثبت شد.');
  expect(paid(calls)).toHaveLength(1);
});

it('offers nothing to send while the result of the earlier payment is unknown, and asks for it again', async () => {
  const { unmount } = await losePayment({});
  unmount();
  let isBack = false;
  fakeApi({ [fateCall]: () => (isBack ? { done: true } : noAnswer()) });
  const { user } = await openPayment();
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.getByText(/به این دستگاه نرسیده است/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ثبت پرداخت' })).not.toBeInTheDocument();
  isBack = true;
  await user.click(again);
  expect(await screen.findByText(/انجام شده و ثبت است/)).toBeVisible();
});

it('sends the same payment again with the same key while the dialog is open', async () => {
  const { calls, user } = await losePayment({});
  await user.click(send());
  await screen.findByRole('alert');
  const [first, second] = paid(calls).map(keyOf);
  expect(second).toBe(first);
});

it.each([
  ['less than that remains', 250_000],
  ['nothing remains', 300_000],
])('sends the same payment again with the same key although meanwhile %s', async (_, elsewhere) => {
  const { calls, user } = await losePayment({});
  payElsewhere(elsewhere);
  await user.click(send());
  // Perhaps the first request has lowered the remaining amount: only the server knows.
  await screen.findByRole('alert');
  const [first, second] = paid(calls).map(keyOf);
  expect(second).toBe(first);
  expect(screen.queryByText(/از مبلغ باقی‌مانده بیشتر است/)).not.toBeInTheDocument();
});

it.each([true, false])(
  'asks first when the amount was changed (earlier one done: %s)',
  async (done) => {
    const { user } = await losePayment({});
    const calls = fakeApi({ [fateCall]: () => ({ done }), [payCall]: () => aTreatmentSession() });
    await user.clear(await amount());
    await user.type(await amount(), '200000');
    await user.click(send());
    if (done) {
      expect(await screen.findByText(/این بار چیزی ثبت نشد/)).toBeVisible();
    } else {
      await screen.findByText('پرداخت ۲۰۰٬۰۰۰ تومان ثبت شد.');
    }
    expect(calls.map(({ call }) => call)).toEqual(done ? [fateCall] : [fateCall, payCall]);
  },
);

describe('voids and refunds', () => {
  const history = 'GET /treatmentSessions/81/payments';
  const payment = () => aPayment({ paid_at: new Date().toISOString() });

  async function openTakeBack(action: string) {
    const view = showSessionRow();
    const row = await openSessionMenu(view);
    await view.user.click(row.getByRole('menuitem', { name: 'تاریخچه پرداخت' }));
    const menu = 'ابطال یا بازگشت پرداخت ۱۰۰٬۰۰۰ تومان';
    await view.user.click(await screen.findByRole('button', { name: menu }));
    await view.user.click(screen.getByRole('menuitem', { name: action }));
    return view;
  }

  it.each([
    ['ابطال پرداخت', /^دلیل ابطال/, 'POST /payments/301/void'],
    ['بازگرداندن مبلغ', /^دلیل بازگشت/, 'POST /payments/301/refund'],
  ])('happens once after a lost answer (%s)', async (action, reason, address) => {
    const calls = fakeApi({ [history]: () => pageWith(payment()), [address]: () => noAnswer() });
    const { user, unmount } = await openTakeBack(action);
    await user.type(await screen.findByRole('textbox', { name: reason }), 'اشتباه');
    const confirm = () =>
      within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', {
        name: action,
      });
    await user.click(confirm());
    await screen.findByRole('alert');
    await user.click(confirm());
    await screen.findByRole('alert');
    const sent = calls.filter(({ call }) => call === address);
    expect(keyOf(sent[0])).toEqual(expect.any(String));
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    unmount();

    const later = fakeApi({
      [history]: () => pageWith(payment()),
      [fateCall]: () => ({ done: true }),
    });
    await openTakeBack(action);
    expect(await screen.findByText(/انجام شده و ثبت است/)).toBeVisible();
    expect(later.some(({ call }) => call === address)).toBe(false);
  });
});
