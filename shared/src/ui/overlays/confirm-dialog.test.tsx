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

it('begins at the way back, and gives the focus back after Escape', async () => {
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

it('does it once, however often one presses', async () => {
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

it('stays and says why when it fails, and the next time begins anew', async () => {
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
