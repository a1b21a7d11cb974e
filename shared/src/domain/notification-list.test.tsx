import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Notification } from '../contracts/notifications';
import { NotificationList } from './notification-list';

function aNotification(id: number, over: Partial<Notification> = {}): Notification {
  return {
    id,
    title: `موجودی 'سرم ${id}' رو به اتمام است`,
    isRead: false,
    type: 'stock',
    severity: 'warning',
    link: null,
    created_at: '2026-01-03T08:00:00Z',
    ...over,
  };
}

const six = [1, 2, 3, 4, 5, 6].map((id) => aNotification(id, { isRead: id === 2 }));
const items = () => screen.getAllByRole('listitem');

function open(notifications: Notification[]) {
  const heard = { onDelete: jest.fn(), onDeleteAll: jest.fn(), onOpen: jest.fn() };
  render(<NotificationList notifications={notifications} {...heard} />);
  return { ...heard, user: userEvent.setup() };
}

it('shows four, then all on demand, then four again', async () => {
  const { user } = open(six);
  expect(items()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'مشاهده همه' }));
  expect(items()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'بستن' }));
  expect(items()).toHaveLength(4);
});

it('has no button for all when there are four or fewer', () => {
  open(six.slice(0, 4));
  expect(screen.queryByRole('button', { name: 'مشاهده همه' })).not.toBeInTheDocument();
});

it('shows text between single quotes bold, and markup as text', () => {
  open([aNotification(1), aNotification(2, { title: "<b>تند</b> 'مهم'" })]);
  expect(screen.getByText('سرم ۱').tagName).toBe('B');
  expect(screen.getByText('مهم').tagName).toBe('B');
  expect(screen.getByText(/<b>تند<\/b>/)).toBeVisible();
});

it('shows whether each is read, and its time', () => {
  open(six);
  expect(within(items()[0]!).getByRole('img', { name: 'خوانده نشده' })).toBeVisible();
  expect(within(items()[1]!).getByRole('img', { name: 'خوانده شده' })).toBeVisible();
  expect(items()[0]).toHaveTextContent('۱۴۰۴/۱۰/۱۳');
});

it('shows the content of a platform message below its title', () => {
  open([aNotification(1, { content: 'سامانه جمعه ساعت 2 به‌روز می‌شود' })]);
  expect(screen.getByText('سامانه جمعه ساعت ۲ به‌روز می‌شود')).toBeVisible();
});

it('opens one, deletes one, deletes all', async () => {
  const { user, onOpen, onDelete, onDeleteAll } = open(six);
  await user.click(screen.getByRole('button', { name: /^موجودی سرم ۳/ }));
  expect(onOpen).toHaveBeenCalledWith(six[2]);
  await user.click(within(items()[3]!).getByRole('button', { name: /^حذف اعلان/ }));
  expect(onDelete).toHaveBeenCalledWith(4);
  await user.click(screen.getByRole('button', { name: 'حذف همه' }));
  expect(onDeleteAll).toHaveBeenCalledTimes(1);
});

it('says that there is none', () => {
  open([]);
  expect(screen.getByText('اعلان جدیدی وجود ندارد')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
