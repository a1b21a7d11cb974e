import { act, render, screen } from '@testing-library/react';
import { defineSection } from '../section/define-section';
import { aLogin, aLoginWith, aPlan, aPlanSection } from '../testing/session-samples';
import { endSession, setPlan, startSession } from './session-store';
import { mayOpen, useMay, useMayOpen } from './use-may';

const load = () => Promise.resolve(() => null);
const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبار',
  screens: [
    { path: '', title: 'انبار', needs: 'read', load },
    { path: 'create', title: 'افزودن کالا', needs: 'write', load },
  ],
});
const plan = aPlan([aPlanSection(inventory)]);

function Offers() {
  const mayWrite = useMay('inventory', 'write');
  const mayCreate = useMayOpen('/clinic/inventory/create');
  return (
    <>
      {mayWrite && <button>ثبت</button>}
      {mayCreate && <a href="/clinic/inventory/create">افزودن کالا</a>}
    </>
  );
}

it('offers only what the level allows', () => {
  startSession({ ...aLoginWith('read', 'inventory'), plan });
  render(<Offers />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(mayOpen('/clinic/inventory')).toBe(true);
  expect(mayOpen('/clinic/inventory/create')).toBe(false);

  act(() => void startSession({ ...aLoginWith('write', 'inventory'), plan }));
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'افزودن کالا' })).toBeVisible();
});

it('offers no page that the plan does not contain, and follows changes of the plan', () => {
  startSession(aLogin());
  render(<Offers />);
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  act(() => setPlan(plan));
  expect(screen.getByRole('link')).toBeVisible();
});

it('offers nothing when nobody is signed in', () => {
  startSession(aLogin({ plan }));
  render(<Offers />);
  act(() => endSession());
  expect(screen.queryByRole('button')).toBeNull();
  expect(mayOpen('/clinic/inventory')).toBe(false);
});

it('asks for the levels of the section, where they differ', () => {
  const sectionLevels = { inventory: [3], services: [2] };
  startSession(aLogin({ plan, sections: ['services', 'inventory'], levels: [2], sectionLevels }));
  render(<Offers />);
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeVisible();
  act(() => {
    const swapped = { inventory: [2], services: [3] };
    const sections = ['services', 'inventory'];
    startSession(aLogin({ plan, sections, levels: [2], sectionLevels: swapped }));
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
