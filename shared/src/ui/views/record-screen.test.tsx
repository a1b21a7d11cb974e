import { act, screen } from '@testing-library/react';
import { createResource } from '../../api/create-resource';
import { useInvalidate } from '../../api/use-invalidate';
import { sectionOffCode } from '../../contracts/error-texts';
import { fakeApi, refuse } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { Link } from 'react-router-dom';
import { useIdParam } from '../../router/use-id-param';
import { RecordScreen } from './record-screen';

interface Device {
  id: number;
  name: string;
}
const devices = createResource<Device>('/devices');
const read = 'GET /devices/7';
const laser: Device = { id: 7, name: 'لیزر' };
const failure = refuse(400, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
const absent = refuse(404, { code: 'not_found', message: 'دستگاه یافت نشد' });
const tryAgain = { name: 'تلاش دوباره' };

function DeviceScreen({ words = {} }: { words?: Words }) {
  const invalidate = useInvalidate();
  return (
    <>
      <RecordScreen
        record={devices.useOne(useIdParam())}
        title="دستگاه"
        back={{ to: '/devices', label: 'دستگاه‌ها' }}
        head={({ name }) => ({ title: name, actions: <button type="button">ویرایش</button> })}
        {...words}
      >
        {({ name }) => <input aria-label="نام" defaultValue={name} />}
      </RecordScreen>
      <button type="button" onClick={() => void invalidate('/devices')}>
        به‌روزرسانی
      </button>
    </>
  );
}
type Words = Partial<Pick<Parameters<typeof RecordScreen>[0], 'notFound' | 'explain'>>;

const open = (words?: Words) =>
  renderScreen(<DeviceScreen words={words} />, { path: '/devices/:id', at: '/devices/7' });

it('shows that the record is loading, below a title and the link back', async () => {
  let answer: (device: Device) => void = () => undefined;
  fakeApi({ [read]: () => new Promise((resolve) => (answer = resolve)) });
  open();
  expect(screen.getByRole('heading', { name: 'دستگاه' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'دستگاه‌ها' })).toHaveAttribute('href', '/devices');
  expect(screen.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
  expect(screen.queryByRole('button', { name: 'ویرایش' })).not.toBeInTheDocument();
  await act(async () => answer(laser));
  expect(await screen.findByRole('heading', { name: 'لیزر' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ویرایش' })).toBeVisible();
});

it('offers a retry when the first load fails, and then shows the record', async () => {
  let answer: unknown = failure;
  fakeApi({ [read]: () => answer });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
  expect(screen.getByRole('heading', { name: 'دستگاه' })).toBeVisible();
  answer = laser;
  await user.click(screen.getByRole('button', tryAgain));
  expect(await screen.findByLabelText('نام')).toHaveDisplayValue('لیزر');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps the record, and what was typed, when a refresh fails', async () => {
  let answer: unknown = laser;
  fakeApi({ [read]: () => answer });
  const { user } = open();
  await user.type(await screen.findByLabelText('نام'), ' تازه');
  answer = failure;
  await user.click(screen.getByRole('button', { name: 'به‌روزرسانی' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('به‌روزرسانی ناموفق بود');
  expect(screen.getByLabelText('نام')).toHaveDisplayValue('لیزر تازه');

  answer = { ...laser, name: 'لیزر دیود' };
  await user.click(screen.getByRole('button', tryAgain));
  expect(await screen.findByRole('heading', { name: 'لیزر دیود' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('نام')).toHaveDisplayValue('لیزر تازه');
});

it('drops what was typed for one record when the address changes to another', async () => {
  fakeApi({ [read]: () => laser, 'GET /devices/8': () => ({ id: 8, name: 'سشوار' }) });
  const screens = (
    <>
      <DeviceScreen />
      <Link to="/devices/7">هفتم</Link>
      <Link to="/devices/8">هشتم</Link>
    </>
  );
  const { user } = renderScreen(screens, { path: '/devices/:id', at: '/devices/8' });
  const field = () => screen.findByLabelText('نام');
  expect(await field()).toHaveDisplayValue('سشوار');
  await user.click(screen.getByRole('link', { name: 'هفتم' }));
  await screen.findByRole('heading', { name: 'لیزر' });
  await user.type(await field(), ' تازه');
  // Both records are known by now, so that nothing has to be loaded in between.
  await user.click(screen.getByRole('link', { name: 'هشتم' }));
  await screen.findByRole('heading', { name: 'سشوار' });
  expect(await field()).toHaveDisplayValue('سشوار');
});

it('leads back to the list if the record does not exist, and offers no retry', async () => {
  fakeApi({ [read]: () => absent });
  const { user, location } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('دستگاه یافت نشد');
  expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument();
  const [, way] = screen.getAllByRole('link', { name: 'دستگاه‌ها' });
  if (way) await user.click(way);
  expect(location()).toBe('/devices');
});

it('shows that the person may not see the record, and offers no retry', async () => {
  const message = 'این بخش برای کلینیک شما خاموش است.';
  fakeApi({ [read]: () => refuse(403, { code: sectionOffCode, message }) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('برای دسترسی با مدیر کلینیک هماهنگ کنید.')).toBeVisible();
  expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument();
});

it('uses the words of the screen if it has its own', async () => {
  let answer = absent;
  fakeApi({ [read]: () => answer });
  const words: Words = {
    notFound: { title: 'این دستگاه ثبت نشده است', hint: 'شاید شناسه درست نباشد.' },
    explain: ({ message }) => `دستگاه خوانده نشد: ${message}`,
  };
  const { unmount } = open(words);
  expect(await screen.findByRole('alert')).toHaveTextContent('این دستگاه ثبت نشده است');
  expect(screen.getByText('شاید شناسه درست نباشد.')).toBeVisible();
  unmount();

  answer = failure;
  open(words);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'دستگاه خوانده نشد: خطا در دریافت اطلاعات',
  );
});
