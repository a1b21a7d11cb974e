import { defineSection } from '@ziba/shared/section/define-section';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import dashboard from '../../sections/dashboard.section';
import { DashboardScreen } from './dashboard-screen';

const patients = defineSection({
  area: 'clinic',
  key: 'patients',
  title: 'زیباجویان',
  screens: [{ path: '', title: 'زیباجویان', needs: 'read', load: () => Promise.reject(Error()) }],
});
const label = 'زیباجویان بدهکار';

const serve = () =>
  fakeApi({
    'GET /appointments/by-range': () => pageWith(),
    'GET /notifications': () => pageWith(),
    'GET /appointments/day-counts': () => pageWith(),
    'GET /schedule/holidays': () => pageWith(),
    'GET /dashboard/figures': () => ({
      ...{ today: 12, waiting: 3, unpaid_plans: 4, unread_notices: 2, low_stock: 1 },
    }),
    'GET /patients/pagination': () => ({
      data: [],
      meta: { total: 31, page: 1, limit: 1, totalPages: 31 },
    }),
  });

it('counts who owes for users of the list of patients, and leads to them', async () => {
  const calls = serve();
  const session = aLogin({ plan: aPlan([aPlanSection(dashboard), aPlanSection(patients)]) });
  renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', session });
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
    'href',
    '/clinic/patients?standing=owes',
  );
  expect(await within(screen.getByRole('article', { name: label })).findByText('۳۱')).toBeVisible();
  expect(calls.find(({ call }) => call === 'GET /patients/pagination')?.params).toMatchObject({
    standing: 'owes',
  });
});

it('asks nothing about debts for other users', async () => {
  const calls = serve();
  const session = aLogin({ plan: aPlan([aPlanSection(dashboard)]) });
  renderScreen(<DashboardScreen />, { path: '/clinic/dashboard', session });
  expect(await screen.findByText('حاضر و در انتظار')).toBeVisible();
  expect(screen.queryByText(label)).not.toBeInTheDocument();
  expect(calls.some(({ call }) => call === 'GET /patients/pagination')).toBe(false);
});
