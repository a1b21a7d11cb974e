import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

const bar = () => screen.getByRole('progressbar', { name: 'بارگذاری' });

it('shows which share of the work is done', () => {
  render(<ProgressBar label="بارگذاری" value={1} max={3} />);
  expect(bar()).toHaveAttribute('aria-valuetext', '۳۳٪');
  expect(screen.getByText('۳۳٪')).toBeVisible();
  expect((bar() as HTMLProgressElement).position).toBeCloseTo(1 / 3);
});

it('shows 100% only when the work is done, and never more', () => {
  const { rerender } = render(<ProgressBar label="بارگذاری" value={0.999} />);
  expect(bar()).toHaveAttribute('aria-valuetext', '۹۹٪');
  rerender(<ProgressBar label="بارگذاری" value={57} max={100} />);
  expect(bar()).toHaveAttribute('aria-valuetext', '۵۷٪');
  rerender(<ProgressBar label="بارگذاری" value={7} max={3} text="۳ از ۳ فایل" />);
  expect(bar()).toHaveAttribute('aria-valuetext', '۳ از ۳ فایل');
});

it('shows no number while the progress is unknown', () => {
  render(<ProgressBar label="بارگذاری" quiet />);
  expect((bar() as HTMLProgressElement).position).toBe(-1);
  expect(bar()).not.toHaveAttribute('aria-valuetext');
});
