import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '../controls/button';
import { Dialog } from './dialog';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const tip = () => screen.queryByRole('tooltip');
const button = () => screen.getByRole('button', { name: 'تسویه کامل' });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const trial = (
  <Tooltip text="باقی‌مانده را پر می‌کند">
    <Button>تسویه کامل</Button>
  </Tooltip>
);

it('describes the control whether or not it is shown', () => {
  render(trial);
  expect(button()).toHaveAccessibleDescription('باقی‌مانده را پر می‌کند');
  expect(tip()).not.toBeInTheDocument();
});

it('appears after a short delay under the mouse, and disappears with it', () => {
  render(trial);
  const holder = button().parentElement!;
  fireEvent.pointerEnter(holder, { pointerType: 'mouse' });
  pass(400);
  expect(tip()).not.toBeInTheDocument();
  pass(100);
  expect(tip()).toHaveTextContent('باقی‌مانده را پر می‌کند');
  fireEvent.pointerLeave(holder, { pointerType: 'mouse' });
  fireEvent.pointerEnter(holder, { pointerType: 'mouse' });
  pass(500);
  expect(tip()).toBeVisible();
  fireEvent.pointerLeave(holder, { pointerType: 'mouse' });
  pass(200);
  expect(tip()).not.toBeInTheDocument();
});

it('does not appear on touch', async () => {
  render(trial);
  await user.pointer({ keys: '[TouchA>]', target: button() });
  act(() => button().blur());
  pass(2_000);
  expect(tip()).not.toBeInTheDocument();
});

it('appears at once on keyboard focus; Escape closes it and leaves the dialog open', async () => {
  const close = jest.fn();
  render(
    <Dialog open title="پرداخت" onClose={close} footer={trial}>
      مبلغ
    </Dialog>,
  );
  await user.tab();
  expect(button()).toHaveFocus();
  expect(tip()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(tip()).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows the name of an icon, and does not have it read out twice', async () => {
  render(
    <Tooltip text="انبارداری" isName>
      <a href="/clinic/inventory" aria-label="انبارداری">
        ▣
      </a>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'انبارداری' })).toHaveAccessibleDescription('');
  expect(tip()).toHaveTextContent('انبارداری');
});
