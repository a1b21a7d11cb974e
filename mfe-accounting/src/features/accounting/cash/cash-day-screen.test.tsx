import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testRecordScreen } from '@ziba/shared/testing/record-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { aCashDay, aCashPoint, aTillEntry } from '../../../testing/cash-samples';
import { CashDayScreen } from './cash-day-screen';

const read = 'GET /cash/days/2025-03-20';
const documents = 'GET /cash/days/2025-03-20/documents';
const points = 'GET /cash/points';
const close = 'POST /cash/days/close';
const place = {
  path: '/clinic/accounting/cash/:date',
  at: '/clinic/accounting/cash/2025-03-20',
  toasts: true,
};
const answers: Record<string, FakeAnswer> = {
  [read]: () => aCashDay(),
  [documents]: () => pageWith(aTillEntry()),
  [points]: () => pageWith(),
};

testRecordScreen({
  element: <CashDayScreen />,
  place,
  read,
  answers,
  find: () => screen.findByRole('table', { name: 'به تفکیک روش' }),
});

async function openClosing(answer: FakeAnswer) {
  const calls = fakeApi({ ...answers, [close]: answer });
  const { user } = renderScreen(<CashDayScreen />, place);
  await user.click(await screen.findByRole('button', { name: 'ثبت و بستن صندوق' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { calls, user, dialog, send: dialog.getByRole('button', { name: 'ثبت و بستن صندوق' }) };
}

it('closes a day with what was counted, and shows the difference while it is typed', async () => {
  const { calls, user, dialog, send } = await openClosing(() => aCashDay({ state: 'closed' }));
  await user.type(dialog.getByLabelText('نقدی شمارش‌شده'), '۲۹۰۰۰۰');
  expect(await dialog.findByText(/اختلاف: .*۱۰٬۰۰۰/)).toBeVisible();
  await user.type(dialog.getByLabelText('علت اختلاف یا توضیح'), 'کسری');
  await user.click(send);
  expect(await screen.findByText('صندوق بسته شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === close)?.body).toEqual({
    date: '2025-03-20',
    counted: { cash: 290_000 },
    note: 'کسری',
  });
});

it('says at the field that a difference needs a reason', async () => {
  const message = 'علت اختلاف را بنویسید';
  const { user, dialog, send } = await openClosing(() =>
    refuse(400, { code: 'invalid', message, fields: { note: message } }),
  );
  await user.click(send);
  expect(dialog.getByLabelText('نقدی شمارش‌شده')).toBeInvalid();
  await user.type(dialog.getByLabelText('نقدی شمارش‌شده'), '5');
  await user.click(send);
  await waitFor(() =>
    expect(dialog.getByLabelText('علت اختلاف یا توضیح')).toHaveAccessibleDescription(message),
  );
});

it('shows a closed day with its difference, its reason and a sheet to print', async () => {
  fakeApi({
    ...answers,
    [read]: () =>
      aCashDay({
        state: 'closed',
        counted: { cash: 290_000 },
        counted_total: 290_000,
        difference: -10_000,
        note: 'کسری',
        closed_by: { id: 5, fullName: 'مینا کریمی' },
        closed_at: '2025-03-20T17:30:00.000Z',
      }),
  });
  renderScreen(<CashDayScreen />, place);
  expect(await screen.findByText('کسری')).toBeVisible();
  expect(screen.getByText('مینا کریمی')).toBeVisible();
  expect(screen.getByRole('button', { name: 'چاپ برگه صندوق' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ثبت و بستن صندوق' })).not.toBeInTheDocument();
});

it('shows the documents that were paid from the till, each leading to its document', async () => {
  const goods = aTillEntry({ id: 2, kind: 'goods', title: 'ژل', code: '20000011', amount: -7 });
  fakeApi({ ...answers, [documents]: () => pageWith(aTillEntry(), goods) });
  renderScreen(<CashDayScreen />, place);
  const table = await screen.findByRole('table', { name: /اسنادی که از صندوق/ });
  expect(await within(table).findByRole('row', { name: /علی‌الحساب.*حقوق.*نقدی/ })).toBeVisible();
  const targets = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/clinic/accounting/users/view-document/41',
    '/clinic/accounting/inventory?search=20000011',
  ]);
});

it('shows and closes the till that the address names, and leads to the others', async () => {
  const below = { id: 3, name: 'طبقه پایین' };
  const calls = fakeApi({
    ...answers,
    [points]: () => pageWith(aCashPoint(below)),
    [read]: ({ params }) =>
      aCashDay('point' in params ? { cash_point: below } : { expected_total: 7 }),
    [close]: () => aCashDay({ cash_point: below, state: 'closed' }),
  });
  const at = `${place.at}?point=3`;
  const { user, location } = renderScreen(<CashDayScreen />, { ...place, at });
  expect(await screen.findByRole('heading', { name: /صندوق .*\(طبقه پایین\)/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'هزینه‌های این روز' })).toHaveAttribute(
    'href',
    '/clinic/accounting/cash/expenses?from=2025-03-20&to=2025-03-20&point=3',
  );
  await user.click(screen.getByRole('button', { name: 'ثبت و بستن صندوق' }));
  const dialog = within(await screen.findByRole('dialog', { name: /\(طبقه پایین\)/ }));
  await user.type(dialog.getByLabelText('نقدی شمارش‌شده'), '300000');
  await user.click(dialog.getByRole('button', { name: 'ثبت و بستن صندوق' }));
  expect(await screen.findByText('صندوق بسته شد.')).toBeVisible();
  expect(calls.find(({ call }) => call === close)?.body).toMatchObject({ cash_point_id: 3 });
  expect(calls.filter(({ call }) => call === documents).map(({ params }) => params)).toContainEqual(
    { point: 3 },
  );

  await user.selectOptions(screen.getByLabelText('محل صندوق'), 'صندوق اصلی');
  expect(await screen.findByRole('heading', { name: /صندوق .*\(صندوق اصلی\)/ })).toBeVisible();
  expect(location()).toBe(place.at);
});

it('says that an address names no day', async () => {
  fakeApi({ [points]: () => pageWith() });
  renderScreen(<CashDayScreen />, { ...place, at: '/clinic/accounting/cash/2026-13-40' });
  expect(await screen.findByText('این روز در تقویم نیست')).toBeVisible();
});
