import type { BootPlan } from '@ziba/shared/contracts/registry';
import { colourFindings } from './support/accessibility';
import { apiOf } from './support/api';
import { journey } from './support/journey';
import { checkScreens } from './support/screen-checks';
import { screenCases } from './support/screens';
import { ofAppointments, screenGroups, screensOfRun } from './support/screens-of-run';
import { textFaultsOf } from './support/text-boxes';

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

it('finds letters that are hard to read, outside their box, or cut', async () => {
  const { page } = await run.visit();
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([...(await textFaultsOf(page)), ...(await colourFindings(page))]).toEqual([]);
  await page.evaluate(() => {
    const add = (one: HTMLElement, style: Partial<CSSStyleDeclaration>) => {
      Object.assign(one.style, style);
      document.body.append(one);
    };
    const pale = document.createElement('p');
    pale.textContent = 'کم‌رنگ';
    // 3.03 : 1, which the usual rules accept of large letters.
    add(pale, { color: '#949494', background: '#fff', fontSize: '2rem' });
    const wide = document.createElement('p');
    wide.textContent = 'یک متن بلند';
    add(wide, { inlineSize: '1rem', whiteSpace: 'nowrap' });
    const field = document.createElement('input');
    field.placeholder = 'یک نشانه بلند';
    add(field, { inlineSize: '3rem' });
  });
  expect(await textFaultsOf(page)).toEqual([
    'a text outside its box: یک متن بلند',
    'cuts the words of a field: یک نشانه بلند',
  ]);
  expect(await colourFindings(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

for (const group of screenGroups.filter((name) => name !== ofAppointments)) {
  const addresses = screensOfRun(group);
  (addresses.length > 0 ? it : it.skip)(
    `shows every screen without faults, at every width: ${group}`,
    () => checkScreens(run, group, addresses),
    300_000,
  );
}
