import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { ForbiddenView } from './forbidden-view';
import { Skeleton } from '../controls/skeleton';
import { ErrorView } from './state-views';

it('says that content is loading', () => {
  renderScreen(<Skeleton shape="cards" count={2} />);
  expect(screen.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
});

it('says that the user may not see the content', () => {
  renderScreen(<ForbiddenView />);
  expect(screen.getByText('شما به این بخش دسترسی ندارید')).toBeVisible();
  expect(screen.getByText('برای دسترسی با مدیر کلینیک هماهنگ کنید.')).toBeVisible();
});

it('offers no retry after a 404', () => {
  renderScreen(
    <ErrorView error={{ message: 'یافت نشد', status: 404 }} onRetry={() => undefined} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('یافت نشد');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('loads again once at a time, however often the button is pressed', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const again = jest.fn(() => new Promise((done) => (finish = done)));
  const { user } = renderScreen(
    <ErrorView error={{ message: 'ارتباط با سرور برقرار نشد.' }} onRetry={again} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('ارتباط با سرور برقرار نشد.');
  const button = screen.getByRole('button', { name: 'تلاش دوباره' });
  await user.dblClick(button);
  expect(again).toHaveBeenCalledTimes(1);
  finish(null);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  expect(again).toHaveBeenCalledTimes(2);
});
