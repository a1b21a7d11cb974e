import { pageWith } from '@ziba/shared/testing/fake-api';
import { testListScreen } from '@ziba/shared/testing/list-screen-suite';
import { screen } from '@testing-library/react';
import { aCashDay } from '../../../testing/cash-samples';
import { CashScreen } from './cash-screen';

testListScreen({
  element: <CashScreen />,
  place: { path: '/clinic/accounting/cash' },
  list: 'GET /cash/days',
  rows: () => pageWith(aCashDay()),
  find: () => screen.findByRole('link', { name: '۱۴۰۳/۱۲/۳۰' }),
  empty: 'هنوز پولی دریافت یا پرداخت نشده است',
});
