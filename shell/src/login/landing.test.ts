import { accessOf } from '@ziba/shared/session/session-cache';
import { aLogin, aPlan, aPlanSection, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { clinics, clinicSupport, dashboard, inventory, services } from '../testing/sections';
import { landingOf, menuOf, nextOf, signInAddress } from './landing';

const planOf = (...sections: Parameters<typeof aPlanSection>[0][]) =>
  aPlan(sections.map(aPlanSection));

const access = (answer = aLogin()) => accessOf(answer.user.type, answer);

describe('where a user lands', () => {
  it('is the dashboard when it is theirs', () => {
    const plan = planOf(inventory, services, dashboard);
    expect(landingOf(plan, access())).toBe('/clinic/dashboard');
  });

  it('is the first of the sections they were given otherwise', () => {
    const plan = planOf(services, inventory);
    const storekeeper = access(aLogin({ sections: ['inventory', 'services'] }));
    expect(landingOf(plan, storekeeper)).toBe('/clinic/inventory');
  });

  it('is the first entry of the menu for those who may have all', () => {
    expect(landingOf(planOf(inventory, services), access())).toBe('/clinic/services');
  });

  it('is a section of the platform for its operator', () => {
    expect(landingOf(planOf(clinics), access(aPlatformLogin()))).toBe('/admin/clinics');
  });

  it('is the area itself when there is nothing yet', () => {
    expect(landingOf(planOf(clinicSupport), access(aLogin({ sections: [] })))).toBe('/clinic');
    expect(landingOf(null, access(aPlatformLogin()))).toBe('/admin');
  });
});

it('orders the menu and leaves out what is denied or has no entry', () => {
  const plan = planOf(inventory, clinicSupport, services, dashboard, clinics);
  const given = access(aLogin({ sections: ['inventory', 'services'] }));
  expect(menuOf(plan, given).map(({ key }) => key)).toEqual(['services', 'inventory']);
});

it.each([
  ['?next=%2Fclinic%2Finventory%3Fpage%3D2%23row', '/clinic/inventory?page=2#row'],
  ['', null],
  ['?next=', null],
  ['?next=clinic', null],
  ['?next=https%3A%2F%2Fevil.example%2F', null],
  ['?next=%2F%2Fevil.example', null],
  ['?next=%2F%5Cevil.example', null],
  ['?next=%2F%09%2Fevil.example', null],
  ['?next=javascript%3Aalert(1)', null],
  ['?next=%2Flogin%3Fnext%3D%2Fx', null],
  ['?next=%2F', null],
])('reads the way back of "%s" as %s', (search, expected) => {
  expect(nextOf(search)).toBe(expected);
});

it('keeps the way back to a page, and none to pages that say nothing', () => {
  const at = (pathname: string, search = '') => signInAddress({ pathname, search, hash: '' });
  expect(at('/clinic/inventory', '?page=2')).toBe('/login?next=%2Fclinic%2Finventory%3Fpage%3D2');
  expect(at('/')).toBe('/login');
  expect(at('/login')).toBe('/login');
  expect(at('/not-found')).toBe('/login');
});
