import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PictureList } from './picture-list';

const pictures = [
  { src: '/a.jpg', caption: 'پیش از درمان' },
  { src: '/b.jpg', caption: 'پس از جلسه اول' },
  { src: '/c.jpg' },
];
const thumb = (name: string) => screen.getByRole('button', { name });
const first = () => thumb('نمایش تصویر ۱ از ۳، پیش از درمان');
const button = (name: string) => screen.getByRole('button', { name });
const shown = (name: string) => screen.getByRole('img', { name });

async function open() {
  const user = userEvent.setup();
  render(<PictureList pictures={pictures} label="تصاویر جلسه" />);
  await user.click(first());
  return user;
}

it('opens the pressed picture, names it, and returns the focus', async () => {
  const user = await open();
  expect(screen.getByRole('dialog', { name: 'نمای تصویر' })).toBeVisible();
  expect(shown('پیش از درمان')).toHaveAttribute('src', '/a.jpg');
  expect(screen.getByRole('status')).toHaveTextContent('تصویر ۱ از ۳، پیش از درمان');
  expect(button('بستن')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(first()).toHaveFocus());
});

it('says that a thumbnail cannot be loaded, and hides the broken picture', () => {
  const { container } = render(<PictureList pictures={pictures} label="تصاویر جلسه" />);
  fireEvent.error(container.querySelector('img[src="/b.jpg"]')!);
  const broken = thumb('نمایش تصویر ۲ از ۳، پس از جلسه اول، که باز نشد');
  expect(broken.querySelector('img')).toBeNull();
  expect(first().querySelector('img')).not.toBeNull();
});

it('goes through the pictures by key from right to left, and stops at the ends', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('تصویر ۱ از ۳');
  await user.keyboard('{ArrowLeft}');
  expect(shown('پس از جلسه اول')).toBeVisible();
  await user.keyboard('{End}{ArrowLeft}');
  expect(shown('تصویر ۳ از ۳')).toBeVisible();
  expect(button('تصویر بعد')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Home}');
  expect(shown('پیش از درمان')).toBeVisible();
});

it('goes through the pictures with its buttons', async () => {
  const user = await open();
  await user.click(button('تصویر بعد'));
  expect(shown('پس از جلسه اول')).toBeVisible();
  await user.click(button('تصویر قبل'));
  expect(shown('پیش از درمان')).toBeVisible();
});

it('enlarges and turns by button and key, and shows the next picture whole', async () => {
  const user = await open();
  await user.click(button('بزرگ‌تر'));
  expect(shown('پیش از درمان').style.transform).toContain('scale(1.5)');
  await user.keyboard('r');
  expect(shown('پیش از درمان').style.transform).toContain('rotate(90deg)');
  await user.keyboard('0');
  expect(shown('پیش از درمان').style.transform).toContain('rotate(0deg) scale(1)');
  await user.click(button('چرخاندن'));
  await user.keyboard('{PageDown}');
  expect(shown('پس از جلسه اول').style.transform).toContain('rotate(0deg) scale(1)');
});

it('says when a picture cannot be shown', async () => {
  await open();
  fireEvent.error(shown('پیش از درمان'));
  expect(screen.getByRole('alert')).toHaveTextContent('این تصویر باز نشد');
});
