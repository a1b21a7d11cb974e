import { anUploadedFile } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor } from '@testing-library/react';
import { aQuote, aRenewalRequest, aSubscription } from '../../../testing/settings-samples';
import { SubscriptionScreen } from './subscription-screen';

const path = '/clinics/1/subscription';
const read = `GET ${path}`;
const place = { path: '/clinic/settings/subscription' };
const answers = { [read]: () => aSubscription(), [`POST ${path}/quote`]: () => aQuote() };

testRecordScreen({
  element: <SubscriptionScreen />,
  place,
  read,
  answers,
  find: () => screen.findByText('INV-1404-7'),
});

it('asks for a renewal at the shown price, and shows a new price when it has changed', async () => {
  const file = anUploadedFile();
  let quote = aQuote();
  let now = aSubscription();
  const message = 'تعرفه‌ها تغییر کرده است؛ مبلغ جدید را ببینید و دوباره ارسال کنید';
  const calls = fakeApi({
    [read]: () => now,
    [`POST ${path}/quote`]: () => quote,
    'POST /files/upload': () => file,
    'GET /files/sign': () => ({ data: {} }),
    [`POST ${path}/requests`]: ({ body }) => {
      const { total } = body as { total: number };
      if (total !== 30_000_000) return refuse(409, { code: 'price_changed', message });
      now = aSubscription({ open_request: aRenewalRequest({ total }) });
      return now.open_request;
    },
  });
  const { user } = renderScreen(<SubscriptionScreen />, place);
  expect(await screen.findByText('۲۶٬۴۰۰٬۰۰۰ تومان')).toBeVisible();
  expect(screen.getByText('۲٬۴۰۰٬۰۰۰ تومان')).toBeVisible();
  const send = screen.getByRole('button', { name: 'ثبت درخواست تمدید' });
  await user.click(send);
  expect(await screen.findByText('لطفا تصویر رسید پرداخت را بارگذاری کنید')).toBeVisible();
  const receipt = new File(['x'], 'receipt.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('رسید پرداخت'), receipt);
  await user.selectOptions(screen.getByLabelText('مدت تمدید'), '۶ ماه');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ months: 6 }));
  quote = aQuote({ total: 30_000_000 });
  await user.click(send);
  await waitFor(() => expect(screen.getByText(new RegExp(message))).toBeVisible());
  expect(await screen.findByText('۳۰٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
  await user.click(send);
  expect(await screen.findByText('درخواست شما در انتظار بررسی است')).toBeVisible();
  const sent = calls.filter(({ call }) => call === `POST ${path}/requests`);
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ months: 6, total: 26_400_000, receipt: file.fileName }),
    expect.objectContaining({ months: 6, total: 30_000_000, receipt: file.fileName }),
  ]);
});

it('withdraws a request that waits, and offers a reader neither', async () => {
  let now = aSubscription({ open_request: aRenewalRequest() });
  fakeApi({
    ...answers,
    [read]: () => now,
    [`POST ${path}/requests/5/withdraw`]: () => {
      const request = aRenewalRequest({ status: 'withdrawn' });
      now = aSubscription({ requests: [request] });
      return request;
    },
  });
  const { user, unmount } = renderScreen(<SubscriptionScreen />, place);
  await user.click(await screen.findByRole('button', { name: 'پس گرفتن درخواست' }));
  const [confirm] = (await screen.findAllByRole('button', { name: 'پس گرفتن درخواست' })).reverse();
  if (confirm) await user.click(confirm);
  expect(await screen.findByText('پس گرفته شده')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ثبت درخواست تمدید' })).toBeVisible();
  unmount();

  renderScreen(<SubscriptionScreen />, { ...place, session: aLoginWith('read', 'settings') });
  expect(await screen.findByText(/اجازه ویرایش تنظیمات لازم است/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /درخواست/ })).not.toBeInTheDocument();
});
