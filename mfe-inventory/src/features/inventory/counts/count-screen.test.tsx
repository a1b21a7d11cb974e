import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { tellLive } from '@ziba/shared/testing/fake-live';
import { openSection } from '@ziba/shared/testing/open-section';
import { toast, Toasts } from '@ziba/shared/ui/overlays/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import inventory from '../../../sections/inventory.section';
import { aCount, aCountLine, aSheet } from '../../../testing/stock-samples';

const list = 'GET /stock-counts/pagination';
const read = 'GET /stock-counts/7';

function open(
  over: Record<string, FakeAnswer> = {},
  level: 'read' | 'write' = 'write',
  path = '/clinic/inventory/counts/7',
) {
  const calls = fakeApi({
    [list]: () => pageWith(aCount()),
    [read]: () => aSheet(),
    ...over,
  });
  const sent = (what: string) =>
    calls.filter(({ call }) => call === `POST /stock-counts/7/${what}`).map(({ body }) => body);
  return { calls, sent, ...openSection(inventory, path, level) };
}
const scanner = () => screen.findByLabelText('بارکد یا کد کالا');
const counted = () => screen.findByLabelText('مقدار شمرده‌شده ژل هیالورونیک');

afterEach(toast.clear);

it('adds what a scanner reads, and shows what others count at the same time', async () => {
  let sheet = aSheet();
  const { user, sent } = open({
    [read]: () => sheet,
    'POST /stock-counts/7/scans': () => {
      sheet = aSheet({ lines: [aCountLine({ counted: 10, version: 4, difference: -2 })] });
      return sheet.lines[0];
    },
  });
  await user.type(await scanner(), '626{Enter}');
  expect(await screen.findByText('ژل هیالورونیک: ۱۰')).toBeVisible();
  expect(sent('scans')).toEqual([{ code: '626' }]);
  await waitFor(async () => expect(await counted()).toHaveValue('۱۰'));
  expect(screen.getByRole('row', { name: /ژل/ })).toHaveTextContent('−۲');

  sheet = aSheet({ lines: [aCountLine({ counted: 12, version: 5, difference: 0 })] });
  await tellLive('row.changed', { entity: 'stock_counts', id: 7 });
  await waitFor(async () => expect(await counted()).toHaveValue('۱۲'));
});

it('sends a typed quantity with the version that was seen, and shows that of somebody else', async () => {
  const message = 'همکار دیگری هم‌زمان این کالا را شمرده است';
  let sheet = aSheet();
  render(<Toasts />);
  const { user, sent } = open({
    [read]: () => sheet,
    'POST /stock-counts/7/lines': () => {
      sheet = aSheet({ lines: [aCountLine({ counted: 11, version: 4 })] });
      return refuse(409, { code: 'counted_meanwhile', message, fields: { counted: message } });
    },
  });
  const input = await counted();
  await user.clear(input);
  await user.type(input, '۸{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent('lines')).toEqual([{ product_id: 7, counted: '8', version: 3 }]);
  await waitFor(async () => expect(await counted()).toHaveValue('۱۱'));
});

it('posts the differences with a reason', async () => {
  const { user, sent } = open({
    'POST /stock-counts/7/post': () => aSheet({ status: 'posted', closed_at: '2026-01-05' }),
  });
  await user.click(await screen.findByRole('button', { name: 'ثبت اختلاف‌ها' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('علت اختلاف‌ها'), 'شمارش فصل');
  await user.click(dialog.getByRole('button', { name: 'ثبت اختلاف‌ها' }));
  await waitFor(() => expect(sent('post')).toEqual([{ reason: 'شمارش فصل' }]));
});

it('shows a closed count, and an open one to users who may only read, without inputs', async () => {
  open({ [read]: () => aSheet({ status: 'posted', reason: 'فصل', closed_at: '2026-01-05' }) });
  expect(await screen.findByText('ثبت‌شده')).toBeVisible();
  expect(screen.queryByLabelText('بارکد یا کد کالا')).not.toBeInTheDocument();
  expect(screen.getByText('فصل')).toBeVisible();
});

it('lists the counts, and starts another one', async () => {
  const { user, location, calls } = open(
    { 'POST /stock-counts': () => aSheet() },
    'write',
    '/clinic/inventory/counts',
  );
  expect(await screen.findByRole('row', { name: /شمارش دی/ })).toHaveTextContent('در حال شمارش');
  await user.click(screen.getByRole('button', { name: 'شروع شمارش' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'شروع شمارش' }));
  await waitFor(() => expect(location()).toBe('/clinic/inventory/counts/7'));
  const created = calls.find(({ call }) => call === 'POST /stock-counts');
  expect(created?.body).toMatchObject({ title: expect.stringMatching(/^شمارش ۱۴/) });
});
