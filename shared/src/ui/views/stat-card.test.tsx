import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { StatCard } from './stat-card';

it.each([
  [120, 100, '۲۰٪ بیشتر نسبت به دیروز'],
  [75, 100, '۲۵٪ کمتر نسبت به دیروز'],
  [100, 100, 'بدون تغییر نسبت به دیروز'],
  [3, 0, '۳ بیشتر نسبت به دیروز'],
  [-50, -100, '۵۰٪ بیشتر نسبت به دیروز'],
  [100_001, 100_000, '۱ بیشتر نسبت به دیروز'],
])('%d after %d: %s', (value, before, words) => {
  renderScreen(<StatCard label="نوبت‌ها" value={value} before={before} since="نسبت به دیروز" />);
  expect(screen.getByRole('article')).toHaveTextContent(words);
});

it('leads to the list behind the figure', async () => {
  const { user, location } = renderScreen(
    <StatCard label="درآمد امروز" value={12_500_000} unit="تومان" to="/reports" />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('۱۲٬۵۰۰٬۰۰۰تومان');
  await user.click(screen.getByRole('link', { name: 'درآمد امروز' }));
  expect(location()).toBe('/reports');
});

it('shows that the figure is loading', () => {
  renderScreen(<StatCard label="نوبت‌ها" />);
  expect(screen.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
});

it('says why the figure could not be loaded, and tries again', async () => {
  const onRetry = jest.fn();
  const error = { message: 'ارتباط با سرور برقرار نشد.' };
  const { user } = renderScreen(<StatCard label="نوبت‌ها" error={error} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('ارتباط با سرور برقرار نشد.');
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
