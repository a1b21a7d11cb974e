import { sectionDescriptor } from '../contracts/registry';
import { isIconName } from '../ui/controls/icon';
import { defineSection, describeSection, moduleOf } from './define-section';
import { menuIcons } from './menu-icons';

const load = () => Promise.resolve(() => null);
const home = { path: '', title: 'انبار', needs: 'read', load } as const;
const settings = { path: 'settings', title: 'تنظیمات انبار', needs: 'write', load } as const;

const inventory = defineSection({
  area: 'clinic',
  key: 'inventory',
  title: 'انبار',
  menu: { order: 70, icon: 'inventory' },
  screens: [home, settings],
  settings: 'settings',
});

it('computes the address from area and key', () => {
  expect(inventory.prefix).toBe('/clinic/inventory');
  expect(
    defineSection({ area: 'public', key: 'register', title: 'ثبت نام', screens: [home] }).prefix,
  ).toBe('/register');
  expect(
    defineSection({ area: 'account', key: 'account', title: 'حساب من', screens: [home] }).prefix,
  ).toBe('/account');
});

it('gives each section of a key its own address', () => {
  const plans = defineSection({
    area: 'clinic',
    key: 'prescriptions',
    part: 'treatment-plan',
    title: 'طرح درمان',
    screens: [home],
  });
  expect(plans.prefix).toBe('/clinic/prescriptions/treatment-plan');
  expect(moduleOf(plans)).toBe('clinic-prescriptions-treatment-plan');
  expect(describeSection(plans, './x')).toMatchObject({
    key: 'prescriptions',
    prefix: '/clinic/prescriptions/treatment-plan',
  });
});

it('describes a section as plain data that matches the contract', () => {
  const described = describeSection(inventory, './clinic-inventory');
  expect(described).toEqual({
    area: 'clinic',
    key: 'inventory',
    title: 'انبار',
    prefix: '/clinic/inventory',
    menu: { order: 70, icon: 'inventory' },
    screens: [
      { path: '', title: 'انبار', needs: 'read' },
      { path: 'settings', title: 'تنظیمات انبار', needs: 'write' },
    ],
    settings: 'settings',
    module: './clinic-inventory',
  });
  expect(JSON.parse(JSON.stringify(described))).toEqual(sectionDescriptor.parse(described));
});

it('does not compile with a wrong key, level or settings shortcut', () => {
  const common = { title: 'انبار', screens: [home] } as const;
  // @ts-expect-error the clinic area has no such section
  defineSection({ area: 'clinic', key: 'inventroy', ...common });
  // @ts-expect-error clinics belong to the platform area
  defineSection({ area: 'clinic', key: 'clinics', ...common });
  // @ts-expect-error no screen has this path
  defineSection({ area: 'clinic', key: 'inventory', ...common, settings: 'setings' });
  // @ts-expect-error no such level
  defineSection({ ...inventory, area: 'public', screens: [{ ...home, needs: 'admin' }] });
  // @ts-expect-error no such icon
  defineSection({ area: 'clinic', key: 'users', ...common, menu: { order: 1, icon: 'no-icon' } });
  expect(inventory.screens).toHaveLength(2);
});

it('has an icon for every menu icon name', () => {
  expect(menuIcons.filter((name) => !isIconName(name))).toEqual([]);
});
