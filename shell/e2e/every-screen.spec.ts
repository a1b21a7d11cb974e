import type { BootPlan } from '@ziba/shared/contracts/registry';
import { apiOf } from './support/api';
import { journey } from './support/journey';
import { expectOrder } from './support/screen-order';
import { screens } from './support/screens';

const here = journey();
const { product } = here;

/** `/clinic/patients/edit/:` of whatever the parameter is called; plans look alike at both addresses. */
const withoutNames = (address: string) =>
  address
    .replace(/\?.*/, '')
    .replace('/prescriptions/treatment-plan', '/appointments/treatment-plan')
    .replaceAll(/:[A-Za-z]+/g, ':');

it('leaves no screen of the registry out', async () => {
  const answers = [
    await fetch(`${product().address}/api/registry/public`),
    await (await apiOf(product().address, 'mina'))('/registry'),
    await (await apiOf(product().address, 'admin'))('/registry'),
  ];
  const plans = await Promise.all(answers.map((answer) => answer.json() as Promise<BootPlan>));
  const known = Object.values(screens).flat().map(withoutNames);
  const missing = plans
    .flatMap(({ sections }) => sections)
    .flatMap(({ prefix, screens }) => screens.map(({ path }) => `${prefix}/${path}`))
    .map((address) => withoutNames(address.replace(/\/$/, '')))
    .filter((address) => !known.includes(address));
  expect(missing).toEqual([]);
});

// Those of the appointments are as many again: `every-screen-of-appointments.spec.ts`.
it.each(Object.keys(screens).filter((group) => group !== 'mina: appointments'))(
  'shows %s every screen in order, at every width',
  (group) => expectOrder(here, group),
  180_000,
);
