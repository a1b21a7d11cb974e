import { defineSection } from '@ziba/shared/section/define-section';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { openApp } from '../testing/open-app';
import { preloadLinks } from './preload-links';

const shown = (words: string) => () => <h1 tabIndex={-1}>{words}</h1>;

/** A section with a list, which links to a form, to a product and to another section. */
function aSection() {
  const loads = { form: jest.fn(), product: jest.fn(), other: jest.fn() };
  const List = () => (
    <>
      <h1 tabIndex={-1}>فهرست</h1>
      <Link to="/clinic/inventory/create">فرم</Link>
      <Link to="/clinic/inventory/7">کالا</Link>
      <Link to="/clinic/services/create">خدمت</Link>
      <a href="https://example.com/clinic/inventory/create">بیرون</a>
    </>
  );
  const load = async () => List;
  const title = 'انبارداری';
  const needs = 'read';
  const inventory = defineSection({
    area: 'clinic',
    key: 'inventory',
    title,
    screens: [
      { path: '', title, needs, load },
      { path: ':id', title, needs, load: async () => (loads.product(), shown('کالا')) },
      { path: 'create', title, needs, load: async () => (loads.form(), shown('فرم')) },
    ],
  });
  const services = defineSection({
    area: 'clinic',
    key: 'services',
    title: 'خدمات',
    screens: [
      { path: '', title, needs, load },
      { path: 'create', title, needs, load: async () => (loads.other(), shown('خدمت')) },
    ],
  });
  return { loads, sections: [inventory, services] };
}

it('loads the screen behind a link before it is pressed, once, and only of loaded sections', async () => {
  const stop = preloadLinks();
  const { loads, sections } = aSection();
  const { user } = openApp('/clinic/inventory', { as: {}, sections });
  await screen.findByRole('heading', { name: 'فهرست' });
  await user.hover(screen.getByRole('link', { name: 'فرم' }));
  await waitFor(() => expect(loads.form).toHaveBeenCalledTimes(1));
  await user.unhover(screen.getByRole('link', { name: 'فرم' }));
  await user.hover(screen.getByRole('link', { name: 'بیرون' }));
  await user.hover(screen.getByRole('link', { name: 'خدمت' }));
  screen.getByRole('link', { name: 'کالا' }).focus();
  await waitFor(() => expect(loads.product).toHaveBeenCalledTimes(1));
  expect(loads.other).not.toHaveBeenCalled();
  expect(loads.form).toHaveBeenCalledTimes(1);
  stop();
});
