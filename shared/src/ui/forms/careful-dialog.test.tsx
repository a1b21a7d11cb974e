import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { renderScreen } from '../../testing/render-screen';
import { CarefulDialog } from './careful-dialog';

interface TrialProps {
  suspend: (reason: string) => unknown;
  word?: string;
  minimum?: number;
}

function Trial({ suspend, word, minimum }: TrialProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>تعلیق کلینیک</button>
      <CarefulDialog
        open={open}
        title="تعلیق کلینیک مهر"
        confirm="تعلیق"
        reason={{ label: 'دلیل تعلیق', minimum }}
        word={word}
        failed="خطا در تعلیق کلینیک"
        onConfirm={async (reason) => {
          await suspend(reason);
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      >
        کاربران این کلینیک دیگر وارد نمی‌شوند.
      </CarefulDialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'تعلیق کلینیک' });
const dialog = () => screen.queryByRole('dialog', { name: 'تعلیق کلینیک مهر' });
const reason = () => screen.getByRole('textbox', { name: 'دلیل تعلیق' });

async function open(suspend: TrialProps['suspend'], rest: Omit<TrialProps, 'suspend'> = {}) {
  const user = userEvent.setup();
  render(<Trial suspend={suspend} {...rest} />);
  await user.click(opener());
  return user;
}

it('focuses the reason first, and does nothing without one', async () => {
  const suspend = jest.fn();
  const user = await open(suspend);
  expect(reason()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'تعلیق' }));
  expect(reason()).toHaveAccessibleDescription('لطفا دلیل را وارد کنید');
  expect(reason()).toBeInvalid();
  expect(reason()).toHaveFocus();

  await user.type(reason(), '   ');
  await user.click(screen.getByRole('button', { name: 'تعلیق' }));
  expect(suspend).not.toHaveBeenCalled();

  await user.type(reason(), 'بدهی ');
  expect(reason()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'تعلیق' }));
  expect(suspend.mock.calls).toEqual([['بدهی']]);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await waitFor(() => expect(opener()).toHaveFocus());
});

it('requires the minimum number of letters', async () => {
  const suspend = jest.fn();
  const user = await open(suspend, { minimum: 10 });
  await user.keyboard('بدهی{Control>}{Enter}{/Control}');
  expect(reason()).toHaveAccessibleDescription('دلیل را با دست‌کم ۱۰ حرف بنویسید');
  await user.keyboard(' سه ماه گذشته{Control>}{Enter}{/Control}');
  expect(suspend.mock.calls).toEqual([['بدهی سه ماه گذشته']]);
});

it('confirms only after the word was typed, in any spelling of letters and digits', async () => {
  const suspend = jest.fn();
  const user = await open(suspend, { word: 'کلینیک ۱۲' });
  await user.keyboard('بدهی');
  const word = screen.getByRole('textbox', { name: 'برای تأیید، «کلینیک ۱۲» را بنویسید' });
  await user.type(word, 'کلینیک{Enter}');
  expect(word).toHaveAccessibleDescription('آنچه نوشته‌اید «کلینیک ۱۲» نیست');
  expect(word).toHaveFocus();
  expect(suspend).not.toHaveBeenCalled();
  await user.clear(word);
  await user.type(word, 'كلينيك 12{Enter}');
  expect(suspend).toHaveBeenCalledTimes(1);
});

it('says why it failed and keeps what was typed', async () => {
  const refusal = new ApiError(409, {
    code: 'taken',
    message: 'این کلینیک پیش‌تر تعلیق شده است.',
    fields: { reason: 'دلیل تکراری است' },
  });
  const user = await open(() => Promise.reject(refusal));
  await user.keyboard('بدهی{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'خطا در تعلیق کلینیک: این کلینیک پیش‌تر تعلیق شده است. دلیل تکراری است',
  );
  expect(reason()).toHaveValue('بدهی');
});

it('stays open while it is confirming, and is empty the next time', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const suspend = jest.fn(() => new Promise((resolve) => (finish = resolve)));
  const user = await open(suspend);
  await user.keyboard('بدهی{Control>}{Enter}{Enter}{/Control}{Escape}');
  await user.click(screen.getByRole('button', { name: 'انصراف' }));
  expect(dialog()).toBeVisible();
  expect(suspend).toHaveBeenCalledTimes(1);
  finish(null);
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await user.click(opener());
  expect(reason()).toHaveValue('');
});

describe('with a draft', () => {
  const question = (suspend = jest.fn()) => (
    <CarefulDialog
      open
      title="تعلیق کلینیک مهر"
      confirm="تعلیق"
      reason={{ label: 'دلیل تعلیق', draft: 'suspend-5' }}
      onConfirm={suspend}
      onCancel={() => undefined}
    >
      کاربران این کلینیک دیگر وارد نمی‌شوند.
    </CarefulDialog>
  );

  it('restores the reason after the screen was unmounted, as at the end of a session', async () => {
    const { user, unmount } = renderScreen(question());
    await user.type(reason(), 'بدهی چند ماهه');
    unmount();
    renderScreen(question());
    expect(reason()).toHaveValue('بدهی چند ماهه');
  });

  it('forgets the reason after confirming and after cancelling', async () => {
    const { user, unmount } = renderScreen(question());
    await user.type(reason(), 'بدهی چند ماهه');
    await user.click(screen.getByRole('button', { name: 'تعلیق' }));
    unmount();
    const next = renderScreen(question());
    expect(reason()).toHaveValue('');

    await user.type(reason(), 'بدهی');
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    next.unmount();
    renderScreen(question());
    expect(reason()).toHaveValue('');
  });
});
