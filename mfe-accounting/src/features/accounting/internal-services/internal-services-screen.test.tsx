import { anInternalService } from '@ziba/shared/testing/accounting-samples';
import { fakeApi, pageWith, refuse } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, waitFor, within } from '@testing-library/react';
import { InternalServicesScreen } from './internal-services-screen';

const list = 'GET /internal-services/pagination';
const remove = 'DELETE /internal-services/61';
const path = '/clinic/accounting/local-services';

testListScreen({
  element: <InternalServicesScreen />,
  place: { path },
  list,
  rows: () => pageWith(anInternalService()),
  find: () => screen.findByRole('row', { name: /نظافت/ }),
  empty: 'هنوز خدمت داخلی ثبت نشده است',
  narrowed: { query: '?search=ناموجود', says: 'خدمتی برای «ناموجود» یافت نشد' },
});

async function archive(answer: () => unknown) {
  const calls = fakeApi({ [list]: () => pageWith(anInternalService()), [remove]: answer });
  const { user } = renderScreen(<InternalServicesScreen />, { path, toasts: true });
  await user.click(await screen.findByRole('button', { name: 'عملیات نظافت' }));
  await user.click(screen.getByRole('menuitem', { name: 'بایگانی' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'بایگانی' }));
  return { calls, dialog };
}

it('shows cost and duration of a service, and archives it after a question', async () => {
  const { calls } = await archive(() => ({ id: 61, archived: true }));
  expect(await screen.findByText('خدمت بایگانی شد.')).toBeVisible();
  const cells = within(screen.getByRole('row', { name: /نظافت/ })).getAllByRole('cell');
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'نظافت',
    'SRV-10204',
    '۶٬۰۰۰٬۰۰۰',
    '۱۲ ماه',
  ]);
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(remove));
});

it('says why a service with an unpaid document is not archived', async () => {
  const message = 'این خدمت سند تسویه نشده دارد و بایگانی نمی‌شود';
  const { dialog } = await archive(() => refuse(409, { code: 'owing', message }));
  expect(await dialog.findByText(new RegExp(message))).toBeVisible();
});
