import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

const bar = () => screen.getByRole('progressbar', { name: 'بارگذاری' });

it('says how far the work has come', () => {
  render(<ProgressBar label="بارگذاری" value={1} max={3} />);
  expect(bar()).toHaveAttribute('aria-valuetext', '۳۳٪');
  expect(screen.getByText('۳۳٪')).toBeVisible();
  expect((bar() as HTMLProgressElement).position).toBeCloseTo(1 / 3);
});

it('is not full before the work is done, and never more than full', () => {
  const { rerender } = render(<ProgressBar label="بارگذاری" value={0.999} />);
  expect(bar()).toHaveAttribute('aria-valuetext', '۹۹٪');
  rerender(<ProgressBar label="بارگذاری" value={7} max={3} text="۳ از ۳ فایل" />);
  expect(bar()).toHaveAttribute('aria-valuetext', '۳ از ۳ فایل');
});

it('has no number while nobody can tell', () => {
  render(<ProgressBar label="بارگذاری" quiet />);
  expect((bar() as HTMLProgressElement).position).toBe(-1);
  expect(bar()).not.toHaveAttribute('aria-valuetext');
});
