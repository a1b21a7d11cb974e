import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { Breadcrumbs } from './breadcrumbs';

it('shows the levels above the screen and leads back to them', async () => {
  const trail = [
    { to: '/clinic/accounting', label: 'حسابداری' },
    { to: '/clinic/accounting/users', label: 'حسابداری افراد' },
  ];
  const { user, location } = renderScreen(<Breadcrumbs trail={trail} here="سند ۱۲" />);
  const trailNav = screen.getByRole('navigation', { name: 'مسیر صفحه' });
  expect(within(trailNav).getByText('سند ۱۲')).toHaveAttribute('aria-current', 'page');
  await user.click(within(trailNav).getByRole('link', { name: 'حسابداری افراد' }));
  expect(location()).toBe('/clinic/accounting/users');
});
