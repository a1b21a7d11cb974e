import type { ComponentType } from 'react';
import { defineSection } from './define-section';
import { validateSections } from './validate-sections';

const load = () => Promise.resolve(() => null);
const home = { path: '', title: 'کالاها', needs: 'read', load } as const;
const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبار',
  screens: [home, { ...home, path: 'edit/:id' }],
});

it('accepts valid sections', async () => {
  const users = defineSection({ area: 'clinic', key: 'users', title: 'کاربران', screens: [home] });
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

it('tells why a screen does not load', async () => {
  const broken = { ...home, load: () => Promise.reject(new Error('Cannot find module')) };
  await expect(validateSections([{ ...inventory, screens: [broken] }])).rejects.toThrow(
    'Cannot find module',
  );
});
