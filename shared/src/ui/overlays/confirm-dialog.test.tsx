import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

function Trial({ archive }: { archive: () => unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>خدمات</h1>
      <button onClick={() => setOpen(true)}>بایگانی خدمت</button>
      <ConfirmDialog
        open={open}
        title="بایگانی لیزر"
        confirm="بایگانی"
        failed="خطا در بایگانی."
        onConfirm={async () => {
          await archive();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      >
        این خدمت از فهرست‌ها کنار گذاشته می‌شود.
      </ConfirmDialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'بایگانی خدمت' });
const dialog = () => screen.queryByRole('dialog', { name: 'بایگانی لیزر' });

it('focuses the cancel button first, and returns the focus after Escape', async () => {
  const archive = jest.fn();
  const user = userEvent.setup();
  render(<Trial archive={archive} />);
  await user.click(opener());
  expect(screen.getByRole('button', { name: 'انصراف' })).toHaveFocus();
  await user.keyboard('{Escape}');

  expect(dialog()).not.toBeInTheDocument();
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(archive).not.toHaveBeenCalled();
});

it('acts once, however often the button is pressed', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const archive = jest.fn(() => new Promise((resolve) => (finish = resolve)));
  const user = userEvent.setup();
  render(<Trial archive={archive} />);
  await user.click(opener());
  await user.dblClick(screen.getByRole('button', { name: 'بایگانی' }));
  finish(null);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(archive).toHaveBeenCalledTimes(1);
});

it('stays open and says why it failed, and shows no old failure the next time', async () => {
  const archive = () => Promise.reject(new Error('برای این خدمت نوبت آینده ثبت شده است'));
  const user = userEvent.setup();
  render(<Trial archive={archive} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'بایگانی' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'خطا در بایگانی. برای این خدمت نوبت آینده ثبت شده است',
  );
  await user.click(screen.getByRole('button', { name: 'انصراف' }));
  await user.click(opener());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
