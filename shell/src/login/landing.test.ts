import { accessOf } from '@ziba/shared/session/session-cache';
import { aLogin, aPlan, aPlanSection, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { clinics, clinicSupport, dashboard, inventory, services } from '../testing/sections';
import { landingOf, menuOf } from './landing';

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
