import { fakeApi, pageWith, refuse } from '../testing/fake-api';
import { renderScreen } from '../testing/render-screen';
import { aNotification } from '../testing/samples';
import { aLogin, aPlan, aPlanSection } from '../testing/session-samples';
import { Toasts } from '../ui/overlays/toast';
import { useInvalidate } from '../api/use-invalidate';
import { screen, waitFor, within } from '@testing-library/react';
import { defineSection } from '../section/define-section';
import { NotificationsCard } from './notifications-card';

const dashboard = defineSection({
  area: 'clinic',
  key: 'dashboard',
  title: 'داشبورد',
  screens: [{ path: '', title: 'داشبورد', needs: 'read', load: async () => NotificationsCard }],
});
const notices = 'GET /notifications';
const low = aNotification({ id: 1, title: "موجودی 'ژل لب' کم است" });
const expiry = aNotification({ id: 2, title: "تاریخ 'بوتاکس' نزدیک است", link: null });
const open = (name: string) => screen.findByRole('button', { name });

const card = (
  <>
    <NotificationsCard />
    <Toasts />
  </>
);

it('shows four at first and all on demand', async () => {
  const many = [1, 2, 3, 4, 5].map((id) => aNotification({ id, title: `اعلان شماره ${id}` }));
  fakeApi({ [notices]: () => pageWith(...many) });
  const { user } = renderScreen(card);

  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  await user.click(await open('مشاهده همه'));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

it('says that there is none', async () => {
  fakeApi({ [notices]: () => pageWith() });
  renderScreen(card);
  expect(await screen.findByText('اعلان جدیدی وجود ندارد')).toBeVisible();
});

it('marks an opened notification as read', async () => {
  const rows = [low];
  const calls = fakeApi({
    [notices]: () => pageWith(...rows),
    'POST /notifications/1/read': () => {
      rows[0] = { ...low, isRead: true };
      return rows[0];
    },
  });
  const { user, location } = renderScreen(card, { path: '/clinic/dashboard' });
  await user.click(await open('موجودی ژل لب کم است'));

  expect(await screen.findByRole('img', { name: 'خوانده شده' })).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain('POST /notifications/1/read');
  // The record lies in a section that this user does not have.
  expect(location()).toBe('/clinic/dashboard');
});

it('follows the link of a notification if the user may open it', async () => {
  fakeApi({ [notices]: () => pageWith({ ...low, isRead: true, link: '/clinic/dashboard' }) });
  const session = aLogin({ plan: aPlan([aPlanSection(dashboard)]) });
  const { user, location } = renderScreen(card, { path: '/', session });
  await user.click(await open('موجودی ژل لب کم است'));
  await waitFor(() => expect(location()).toBe('/clinic/dashboard'));
});

it('deletes one', async () => {
  let rows = [low, expiry];
  fakeApi({
    [notices]: () => pageWith(...rows),
    'DELETE /notifications/1': () => {
      rows = [expiry];
      return { changed: 1 };
    },
  });
  const { user } = renderScreen(card);
  await user.click(await screen.findByRole('button', { name: /^حذف.*ژل لب/ }));

  await waitFor(() => expect(screen.queryByText(/ژل لب/)).not.toBeInTheDocument());
  expect(screen.getByText(/بوتاکس/)).toBeVisible();
});

it('shows one again when the server refuses to delete it, and says why', async () => {
  const refusal = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  fakeApi({ [notices]: () => pageWith(low), 'DELETE /notifications/1': () => refusal });
  const { user } = renderScreen(card);
  await user.click(await screen.findByRole('button', { name: /^حذف.*ژل لب/ }));

  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  expect(await open('موجودی ژل لب کم است')).toBeVisible();
});

it('asks before it deletes all', async () => {
  let rows = [low, expiry];
  const calls = fakeApi({
    [notices]: () => pageWith(...rows),
    'DELETE /notifications': () => {
      rows = [];
      return { changed: 2 };
    },
  });
  const { user } = renderScreen(card);
  await user.click(await open('حذف همه'));
  const dialog = await screen.findByRole('dialog', { name: 'حذف همه اعلان‌ها' });
  await user.click(within(dialog).getByRole('button', { name: 'انصراف' }));
  expect(calls.map(({ call }) => call)).toEqual([notices]);

  await user.click(await open('حذف همه'));
  await user.click(await open('حذف همه اعلان‌ها'));
  expect(await screen.findByText('اعلان جدیدی وجود ندارد')).toBeVisible();
});

it('offers another try when they cannot be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  fakeApi({ [notices]: () => answer });
  const { user } = renderScreen(card);
  expect(await screen.findByText('خطا در دریافت اطلاعات')).toBeVisible();
  answer = pageWith(low);
  await user.click(await open('تلاش دوباره'));
  expect(await open('موجودی ژل لب کم است')).toBeVisible();
});

it('keeps the shown ones when a refresh fails, and tries again', async () => {
  function Refresh() {
    const invalidate = useInvalidate();
    return (
      <button type="button" onClick={() => void invalidate('/notifications')}>
        به‌روزرسانی
      </button>
    );
  }
  let answer: unknown = pageWith(low);
  fakeApi({ [notices]: () => answer });
  const { user } = renderScreen(
    <>
      <NotificationsCard />
      <Refresh />
    </>,
  );
  await open('موجودی ژل لب کم است');
  answer = refuse(404, { code: 'not_found', message: 'یافت نشد' });
  await user.click(screen.getByRole('button', { name: 'به‌روزرسانی' }));
  expect(await screen.findByText(/به‌روزرسانی ناموفق بود/)).toBeVisible();
  expect(await open('موجودی ژل لب کم است')).toBeVisible();

  answer = pageWith(low);
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.queryByText(/به‌روزرسانی ناموفق بود/)).not.toBeInTheDocument());
});
