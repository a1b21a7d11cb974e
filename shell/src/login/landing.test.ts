import { accessOf } from '@ziba/shared/session/session-cache';
import { aLogin, aPlan, aPlanSection, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { clinics, clinicSupport, dashboard, inventory, services } from '../testing/sections';
import { landingOf, menuOf } from './landing';

const planOf = (...sections: Parameters<typeof aPlanSection>[0][]) =>
  aPlan(sections.map(aPlanSection));

const access = (answer = aLogin()) => accessOf(answer.user.type, answer);

describe('the address after a login', () => {
  it('is the dashboard when the user may open it', () => {
    const plan = planOf(inventory, services, dashboard);
    expect(landingOf(plan, access())).toBe('/clinic/dashboard');
  });

  it('is otherwise the first of the sections that the user was given', () => {
    const plan = planOf(services, inventory);
    const storekeeper = access(aLogin({ sections: ['inventory', 'services'] }));
    expect(landingOf(plan, storekeeper)).toBe('/clinic/inventory');
  });

  it('is the first menu entry for users who may open all sections', () => {
    expect(landingOf(planOf(inventory, services), access())).toBe('/clinic/services');
  });

  it('is a section of the platform for the operator', () => {
    expect(landingOf(planOf(clinics), access(aPlatformLogin()))).toBe('/admin/clinics');
  });

  it('is the address of the area when the user has no section', () => {
    expect(landingOf(planOf(clinicSupport), access(aLogin({ sections: [] })))).toBe('/clinic');
    expect(landingOf(null, access(aPlatformLogin()))).toBe('/admin');
  });
});

it('sorts the menu, and leaves out sections that are denied or have no entry', () => {
  const plan = planOf(inventory, clinicSupport, services, dashboard, clinics);
  const given = access(aLogin({ sections: ['inventory', 'services'] }));
  expect(menuOf(plan, given).map(({ key }) => key)).toEqual(['services', 'inventory']);
});
