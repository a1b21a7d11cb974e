import { aClinic } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNotification } from '@ziba/shared/testing/samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen } from '@testing-library/react';
import { DashboardScreen } from './dashboard-screen';

it('shows the clinics and the notices of the operator', async () => {
  fakeApi({
    'GET /clinics/pagination': () => pageWith(aClinic({ id: 1, name: 'کلینیک مهر' })),
    'GET /notifications': () => pageWith(aNotification({ title: 'اشتراک کلینیک رو به پایان است' })),
  });
  renderScreen(<DashboardScreen />, { path: '/admin/dashboard', session: aPlatformLogin() });

  expect(await screen.findByRole('link', { name: /کلینیک مهر/ })).toHaveAttribute(
    'href',
    '/admin/clinics/1',
  );
  expect(await screen.findByText('اشتراک کلینیک رو به پایان است')).toBeVisible();
});
