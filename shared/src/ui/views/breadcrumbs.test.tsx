import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { Breadcrumbs } from './breadcrumbs';

it('says the way here and leads back along it', async () => {
  const trail = [
    { to: '/clinic/accounting', label: 'حسابداری' },
    { to: '/clinic/accounting/users', label: 'حسابداری افراد' },
  ];
  const { user, location } = renderScreen(<Breadcrumbs trail={trail} here="سند ۱۲" />);
  const way = screen.getByRole('navigation', { name: 'مسیر صفحه' });
  expect(within(way).getByText('سند ۱۲')).toHaveAttribute('aria-current', 'page');
  await user.click(within(way).getByRole('link', { name: 'حسابداری افراد' }));
  expect(location()).toBe('/clinic/accounting/users');
});
