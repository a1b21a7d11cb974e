import { screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { defineSection } from '../section/define-section';
import { toast } from '../ui/toast';
import { openSection } from './open-section';
import { renderScreen } from './render-screen';

function Home() {
  return (
    <>
      <h1>انبار</h1>
      <Link to="create">افزودن کالا</Link>
    </>
  );
}

function Create() {
  return <h1>افزودن کالا</h1>;
}

const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبار',
  screens: [
    { path: '', title: 'انبار', needs: 'read', load: () => Promise.resolve(Home) },
    { path: 'create', title: 'افزودن کالا', needs: 'write', load: () => Promise.resolve(Create) },
  ],
});

const heading = (name: string) => screen.findByRole('heading', { name });

it('opens a screen and follows its links', async () => {
  const { user, location } = openSection(inventory, '/clinic/inventory', 'write');
  expect(await heading('انبار')).toBeVisible();
  await user.click(screen.getByRole('link'));
  expect(await heading('افزودن کالا')).toBeVisible();
  expect(location()).toBe('/clinic/inventory/create');
});

it('refuses what the level does not cover', async () => {
  const { user } = openSection(inventory, '/clinic/inventory', 'read');
  await user.click(await screen.findByRole('link'));
  expect(await heading('دسترسی غیرمجاز')).toBeVisible();
});

it('finds no screen that the section does not declare', async () => {
  openSection(inventory, '/clinic/inventory/nothing', 'read');
  expect(await heading('صفحه یافت نشد')).toBeVisible();
});

it('opens sections of the other areas', async () => {
  const load = () => Promise.resolve(Home);
  const screens = [{ path: '', title: 'خانه', needs: 'read', load }] as const;
  const clinics = defineSection({ area: 'admin', key: 'clinics', title: 'کلینیک‌ها', screens });
  const { unmount } = openSection(clinics, '/admin/clinics');
  expect(await heading('انبار')).toBeVisible();
  unmount();
  const register = defineSection({ area: 'public', key: 'register', title: 'ثبت نام', screens });
  openSection(register, '/register');
  expect(await heading('انبار')).toBeVisible();
});

it('renders a screen with its address, its state and the toasts', async () => {
  function Leave() {
    const navigate = useNavigate();
    const leave = () => {
      toast.success('ثبت شد');
      return navigate('/clinic/inventory?page=2', { state: { id: 7 } });
    };
    return <button onClick={leave}>ثبت</button>;
  }
  const { user, location, locationState } = renderScreen(<Leave />, {
    path: '/edit/:id',
    at: '/edit/7?tab=1',
    state: { from: 'list' },
    toasts: true,
  });
  expect([location(), locationState()]).toEqual(['/edit/7?tab=1', { from: 'list' }]);
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('ثبت شد')).toBeVisible();
  expect([location(), locationState()]).toEqual(['/clinic/inventory?page=2', { id: 7 }]);
});
