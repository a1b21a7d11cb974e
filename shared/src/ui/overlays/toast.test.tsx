import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, Toasts } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('shows a success for three seconds', () => {
  render(<Toasts />);
  act(() => toast.success('اطلاعات ثبت شد'));
  expect(screen.getByRole('status')).toHaveTextContent('اطلاعات ثبت شد');
  pass(2_999);
  expect(screen.getByText('اطلاعات ثبت شد')).toBeVisible();
  pass(1);
  expect(screen.queryByText('اطلاعات ثبت شد')).not.toBeInTheDocument();
});

it('keeps an error until it is closed', () => {
  render(<Toasts />);
  act(() => toast.error('خطا در ثبت اطلاعات'));
  pass(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('خطا در ثبت اطلاعات');
  fireEvent.click(screen.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByText('خطا در ثبت اطلاعات')).not.toBeInTheDocument();
});

it('stays while the pointer is on it', () => {
  render(<Toasts />);
  act(() => toast.info('نسخه جدید آماده است'));
  const slip = screen.getByText('نسخه جدید آماده است');
  fireEvent.pointerEnter(slip.parentElement!);
  pass(10_000);
  expect(slip).toBeVisible();
  fireEvent.pointerLeave(slip.parentElement!);
  pass(3_000);
  expect(slip).not.toBeInTheDocument();
});

it('shows the same message once', () => {
  render(<Toasts />);
  act(() => {
    toast.error('خطا');
    toast.error('خطا');
  });
  expect(screen.getAllByText('خطا')).toHaveLength(1);
});

it('stays while it has the focus, and returns the focus', () => {
  render(
    <>
      <button>ثبت</button>
      <Toasts />
    </>,
  );
  act(() => toast.success('اطلاعات ثبت شد'));
  act(() => screen.getByRole('button', { name: 'ثبت' }).focus());
  act(() => screen.getByRole('button', { name: 'بستن' }).focus());
  const slip = screen.getByText('اطلاعات ثبت شد').parentElement!;
  fireEvent.pointerEnter(slip);
  fireEvent.pointerLeave(slip);
  pass(10_000);
  expect(slip).toBeVisible();
  fireEvent.keyDown(screen.getByRole('button', { name: 'بستن' }), { key: 'Escape' });
  expect(slip).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ثبت' })).toHaveFocus();
});

it('undoes the action once, within ten seconds', () => {
  const undo = jest.fn();
  render(<Toasts />);
  act(() => toast.undoable('بخش خاموش شد', undo));
  pass(9_999);
  fireEvent.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('بخش خاموش شد')).not.toBeInTheDocument();
});
