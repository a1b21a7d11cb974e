import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../api/client';
import { defineSection } from '../section/define-section';
import { useWorkInProgress } from '../session/work-in-progress';
import { toast } from '../ui/overlays/toast';
import { fakeApi, refuseSectionOff } from './fake-api';
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

it('refuses a screen that the level does not cover', async () => {
  const { user } = openSection(inventory, '/clinic/inventory', 'read');
  await user.click(await screen.findByRole('link'));
  expect(await heading('دسترسی غیرمجاز')).toBeVisible();
});

it('shows that a screen does not exist when the section does not declare it', async () => {
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

describe('an open section', () => {
  function Note({ title }: { title: string }) {
    const [text, setText] = useState('');
    const [error, setError] = useState('');
    useWorkInProgress(text !== '');
    const save = () => api.post('/notes', { text }).then(() => setText(''), setError);
    return (
      <>
        <h1>{title}</h1>
        <input aria-label="متن" value={text} onChange={(event) => setText(event.target.value)} />
        <button onClick={() => void save()}>ثبت</button>
        <p role="alert">{error && String((error as unknown as Error).message)}</p>
      </>
    );
  }
  const release = (title: string) =>
    defineSection({
      area: 'clinic',
      key: 'inventory',
      title: 'انبار',
      screens: [
        { path: '', title, needs: 'write', load: async () => () => <Note title={title} /> },
      ],
    });
  const open = () => openSection(release('یکم'), '/clinic/inventory', 'write');

  it('is replaced by a notice while it is switched off, if there is no unsaved work', async () => {
    const { switchOff, switchOn } = open();
    await heading('یکم');
    await switchOff();
    expect(await heading('بخش «انبار» خاموش است')).toBeVisible();
    await switchOn();
    expect(await heading('یکم')).toBeVisible();
  });

  it('keeps a half-filled form when it is switched off; a refused save loses nothing', async () => {
    let answer: unknown = refuseSectionOff();
    fakeApi({ 'POST /notes': () => answer });
    const { user, switchOff, switchOn } = open();
    await user.type(await screen.findByRole('textbox'), 'نیمه');
    await switchOff();
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(await screen.findByText('این بخش اکنون برای کلینیک شما خاموش است.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('نیمه');
    answer = {};
    await switchOn();
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  });

  it('shows another release at once, or after unsaved work is saved', async () => {
    fakeApi({ 'POST /notes': () => ({}) });
    const { user, swap } = open();
    await heading('یکم');
    await swap(release('دوم'));
    expect(await heading('دوم')).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'نیمه');
    await swap(release('سوم'));
    expect(await heading('دوم')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(await heading('سوم')).toBeVisible();
  });
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
