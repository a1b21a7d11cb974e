import { levels, platformType, type Access } from '../contracts/permissions';
import type { PlanSection } from '../contracts/registry';
import { canAccess, findScreen } from './access';

type Screens = Record<string, 'read' | 'write' | 'delete'>;

function section(
  prefix: string,
  screens: Screens,
  key = prefix.split('/').at(-1) ?? '',
): PlanSection {
  const area = prefix.startsWith('/clinic') ? 'clinic' : 'admin';
  return {
    area: prefix.split('/').length === 2 ? 'public' : area,
    key,
    title: key,
    prefix,
    screens: Object.entries(screens).map(([path, needs]) => ({ path, title: path, needs })),
    module: `./${key}`,
    remote: 'mfe-test',
  };
}

const inventory: Screens = {
  '': 'read',
  create: 'write',
  'edit/:id': 'write',
  settings: 'write',
  ':id': 'read',
  'archive/:id': 'delete',
};
const plan = [
  section('/clinic/dashboard', { '': 'read' }),
  section('/clinic/inventory', inventory),
  section('/clinic/services', { '': 'read', settings: 'write' }),
  section('/clinic/prescriptions', { '': 'read', ':id': 'read' }),
  section('/clinic/prescriptions/treatment-plan', { 'display/:id': 'read' }, 'appointments'),
  section('/clinic/support', { '': 'read' }),
  section('/admin/dashboard', { '': 'read' }),
  section('/admin/clinics', { '': 'read', all: 'read', create: 'write', ':id': 'read' }),
  section('/register', { '': 'read' }),
];

const staff = (sections: Access['sections'], granted: number[] = [levels.all]): Access => ({
  type: 'staff',
  sections,
  levels: granted,
});
const roles = {
  admin: { type: platformType, sections: 'all', levels: [levels.all] },
  mina: staff('all'),
  storekeeper: staff(['inventory', 'services']),
  viewer: staff(['inventory', 'services'], [levels.read]),
  writer: staff(['inventory'], [levels.write]),
  remover: staff(['inventory'], [levels.delete]),
  doctor: staff(['dashboard', 'appointments', 'prescriptions', 'patients']),
  pharmacist: staff(['prescriptions']),
  accountant: staff(['accounting', 'reports']),
  nobody: staff([], []),
} satisfies Record<string, Access>;

/** Reads services, writes inventory; and somebody with everything who only reads inventory. */
const differing: Record<string, Access> = {
  clerk: {
    ...staff(['services', 'inventory'], [levels.read]),
    sectionLevels: { services: [levels.read], inventory: [levels.write] },
  },
  manager: {
    ...staff('all', [levels.read]),
    sectionLevels: { all: [levels.all], inventory: [levels.read] },
  },
};

const verdicts = { y: 'allowed', n: 'denied', '?': 'unknown' } as const;

// One letter for each role in its order above: y allowed, n denied, ? unknown.
const table = `
                                        admin mina store view write remov doct phar acco nobo
/clinic/dashboard                         n    y     n    n     n     n    y    n    n    n
/clinic/inventory                         n    y     y    y     y     y    n    n    n    n
/clinic/inventory/                        n    y     y    y     y     y    n    n    n    n
/clinic/inventory?page=2                  n    y     y    y     y     y    n    n    n    n
/clinic/inventory/create                  n    y     y    n     y     n    n    n    n    n
/clinic/inventory/edit/7                  n    y     y    n     y     n    n    n    n    n
/clinic/inventory/settings                n    y     y    n     y     n    n    n    n    n
/clinic/inventory/archive/7               n    y     y    n     n     y    n    n    n    n
/clinic/inventory/7                       n    y     y    y     y     y    n    n    n    n
/clinic/inventory/7/nothing               n    ?     ?    ?     ?     ?    n    n    n    n
/clinic/inventory/edit                    n    y     y    y     y     y    n    n    n    n
/clinic/inventory/edit/7/8                n    ?     ?    ?     ?     ?    n    n    n    n
/clinic/inventory-old                     n    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/inventoryx/create                 n    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/services/settings                 n    y     y    n     n     n    n    n    n    n
/clinic/x/services                        n    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/prescriptions/7                   n    y     n    n     n     n    y    y    n    n
/clinic/prescriptions/treatment-plan/display/7  n y  n    n     n     n    y    n    n    n
/clinic/prescriptions/treatment-plan      n    ?     n    n     n     n    ?    n    n    n
/clinic/accounting                        n    ?     n    n     n     n    n    n    ?    n
/clinic/accounting/users                  n    ?     n    n     n     n    n    n    ?    n
/clinic/nothing                           n    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic                                   n    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/support                           n    y     y    y     y     y    y    y    y    n
/admin/dashboard                          y    n     n    n     n     n    n    n    n    n
/admin/clinics/all                        y    n     n    n     n     n    n    n    n    n
/admin/clinics/12                         y    n     n    n     n     n    n    n    n    n
/admin/clinics/create                     y    n     n    n     n     n    n    n    n    n
/admin/nothing                            ?    n     n    n     n     n    n    n    n    n
/admin                                    ?    n     n    n     n     n    n    n    n    n
/administration                           ?    ?     ?    ?     ?     ?    ?    ?    ?    ?
/register                                 y    y     y    y     y     y    y    y    y    y
/register/more                            ?    ?     ?    ?     ?     ?    ?    ?    ?    ?
/                                         ?    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/../admin/dashboard                ?    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/%2e%2e/admin/dashboard            ?    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/inventory%2Fcreate                n    ?     ?    ?     ?     ?    ?    ?    ?    ?
/clinic/%E0%A4%A                          ?    ?     ?    ?     ?     ?    ?    ?    ?    ?
`;

const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([path = '', ...marks]) =>
    Object.entries(roles).map(([role, access], index) => ({
      path,
      role,
      access,
      verdict: verdicts[marks[index] as keyof typeof verdicts],
    })),
  );

it.each(rows)('$path for $role is $verdict', ({ path, access, verdict }) => {
  expect(canAccess(path, plan, access)).toBe(verdict);
});

it('does not depend on the order of the sections', () => {
  const address = '/clinic/prescriptions/treatment-plan/display/7';
  expect(canAccess(address, plan, roles.pharmacist)).toBe('denied');
  expect(canAccess(address, plan.toReversed(), roles.pharmacist)).toBe('denied');
});

it('needs the section also when its key is not in the lists of the texts', () => {
  const novelty = [section('/clinic/novelty', { '': 'read' })];
  expect(canAccess('/clinic/novelty', novelty, roles.storekeeper)).toBe('denied');
  expect(canAccess('/clinic/novelty', novelty, roles.mina)).toBe('allowed');
});

it('finds the screen of an address, with a literal segment before a parameter', () => {
  expect(findScreen('/clinic/inventory/create', plan)?.screen.path).toBe('create');
  expect(findScreen('/clinic/inventory/9', plan)?.screen.path).toBe(':id');
  expect(findScreen('/clinic/inventory/9/9', plan)).toBeUndefined();
});

it.each([
  ['clerk', '/clinic/services', 'allowed'],
  ['clerk', '/clinic/services/settings', 'denied'],
  ['clerk', '/clinic/inventory/create', 'allowed'],
  ['clerk', '/clinic/inventory/archive/7', 'denied'],
  ['clerk', '/clinic/support', 'allowed'],
  ['clerk', '/clinic/dashboard', 'denied'],
  ['manager', '/clinic/services/settings', 'allowed'],
  ['manager', '/clinic/inventory', 'allowed'],
  ['manager', '/clinic/inventory/create', 'denied'],
])('with other levels in each section: %s on %s is %s', (user, path, verdict) => {
  expect(canAccess(path, plan, differing[user] as Access)).toBe(verdict);
});
