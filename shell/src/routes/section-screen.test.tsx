import { screen } from '@testing-library/react';
import { renderRoutes } from '@ziba/shared/testing/render-screen';
import { Link, useParams } from 'react-router-dom';
import { SectionScreen } from './section-screen';

function Edit() {
  const { id } = useParams();
  return (
    <>
      <h1>ویرایش {id}</h1>
      <input aria-label="نام" />
      <Link to="/edit/6?tab=files">شش</Link>
      <Link to="/edit/5?tab=files">پرونده‌ها</Link>
    </>
  );
}

const routes = [
  {
    path: '/edit/:id',
    loader: () => Edit,
    element: <SectionScreen />,
    HydrateFallback: () => null,
  },
];

it('remounts for another record, and not for another part of the same record', async () => {
  const { user } = renderRoutes(routes, { at: '/edit/5' });
  await user.type(await screen.findByLabelText('نام'), 'لیزر');
  await user.click(screen.getByRole('link', { name: 'پرونده‌ها' }));
  expect(screen.getByLabelText('نام')).toHaveDisplayValue('لیزر');
  await user.click(screen.getByRole('link', { name: 'شش' }));
  expect(await screen.findByRole('heading', { name: 'ویرایش 6' })).toBeVisible();
  expect(screen.getByLabelText('نام')).toHaveDisplayValue('');
});
