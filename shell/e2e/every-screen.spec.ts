import type { BootPlan } from '@ziba/shared/contracts/registry';
import { apiOf } from './support/api';
import { journey } from './support/journey';
import { checkScreens } from './support/screen-checks';
import { screenCases } from './support/screens';
import { ofAppointments, screenGroups, screensOfRun } from './support/screens-of-run';

const run = journey();
const { product } = run;

/** Removes parameter names, as in `/clinic/patients/edit/:`. Treatment plans have two addresses with equal screens. */
const withoutNames = (address: string) =>
  address
    .replace(/\?.*/, '')
    .replace('/prescriptions/treatment-plan', '/appointments/treatment-plan')
    .replaceAll(/:[A-Za-z]+/g, ':');

it('covers every screen of the registry', async () => {
  const answers = [
    await fetch(`${product().address}/api/registry/public`),
    await (await apiOf(product().address, 'mina'))('/registry'),
    await (await apiOf(product().address, 'admin'))('/registry'),
  ];
  const plans = await Promise.all(answers.map((answer) => answer.json() as Promise<BootPlan>));
  const known = screenCases.map(({ address }) => withoutNames(address));
  const missing = plans
    .flatMap(({ sections }) => sections)
    .flatMap(({ prefix, screens }) => screens.map(({ path }) => `${prefix}/${path}`))
    .map((address) => withoutNames(address.replace(/\/$/, '')))
    .filter((address) => !known.includes(address));
  expect(missing).toEqual([]);
});

for (const group of screenGroups.filter((name) => name !== ofAppointments)) {
  const addresses = screensOfRun(group);
  (addresses.length > 0 ? it : it.skip)(
    `shows every screen without faults, at every width: ${group}`,
    () => checkScreens(run, group, addresses),
    300_000,
  );
}
