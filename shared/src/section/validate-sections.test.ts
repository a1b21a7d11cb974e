import type { ComponentType } from 'react';
import { defineSection } from './define-section';
import { validateSections } from './validate-sections';

const load = () => Promise.resolve(() => null);
const home = { path: '', title: 'کالاها', needs: 'read', load } as const;
const texts: Record<string, string> = {
  '/clinic/inventory': 'کالاها در این فهرست است.',
  '/clinic/inventory/edit/:id': 'کالا را ویرایش کنید.',
  '/clinic/users': 'کاربران در این فهرست است.',
  '/admin/users': 'کاربران در این فهرست است.',
};
const help = () => Promise.resolve({ help: texts });
const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبار',
  screens: [home, { ...home, path: 'edit/:id' }],
  help,
});

it('accepts valid sections', async () => {
  const title = 'کاربران';
  const users = defineSection({ area: 'clinic', key: 'users', title, screens: [home], help });
  const platformUsers = defineSection({ ...users, area: 'admin', key: 'users' });
  await expect(validateSections([inventory, users, platformUsers])).resolves.toBeUndefined();
});

it.each([
  ['a section twice', [inventory, inventory], 'is declared twice'],
  [
    'a path twice, with different names of its parameter',
    [{ ...inventory, screens: [...inventory.screens, { ...home, path: 'edit/:code' }] }],
    "'edit/:' is declared twice",
  ],
  [
    'an absolute path',
    [{ ...inventory, screens: [{ ...home, path: '/create' }] }],
    'not a relative',
  ],
  ['a missing title', [{ ...inventory, screens: [{ ...home, title: ' ' }] }], 'no title'],
  [
    'a screen without help',
    [{ ...inventory, screens: [home, { ...home, path: 'receive' }] }],
    '/clinic/inventory/receive: no help',
  ],
  ['no screens', [{ ...inventory, screens: [] }], 'screens'],
  [
    'a screen without a component',
    [
      {
        ...inventory,
        screens: [{ ...home, load: () => Promise.resolve(undefined as unknown as ComponentType) }],
      },
    ],
    'no component',
  ],
])('refuses %s', async (_, sections, fault) => {
  await expect(validateSections(sections)).rejects.toThrow(fault);
});

it('asks for no help in sections that are open to everybody', async () => {
  const register = defineSection({
    area: 'public',
    key: 'register',
    title: 'ثبت نام',
    screens: [home],
  });
  await expect(validateSections([register])).resolves.toBeUndefined();
});

it('tells why a screen does not load', async () => {
  const broken = { ...home, load: () => Promise.reject(new Error('Cannot find module')) };
  await expect(validateSections([{ ...inventory, screens: [broken] }])).rejects.toThrow(
    'Cannot find module',
  );
});
