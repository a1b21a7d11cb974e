import type { BootPlan } from '@ziba/shared/contracts/registry';
import type { Page } from 'playwright-core';
import { accessibilityFindings } from './support/accessibility';
import { apiOf } from './support/api';
import { journey, keepPicture } from './support/journey';
import { signIn } from './support/sign-in';
import { untilQuiet } from './support/quiet';

const { product, visit } = journey();

const widths = [1366, 768, 390];
/** CSS pixels at which everything must still be read without scrolling sideways (WCAG 1.4.10). */
const narrowest = 320;

/**
 * Every address that a user of the product can reach, by a user who may (named before the colon); `:x`
 * is an id of the API.
 */
const screens: Record<string, string[]> = {
  nobody: ['/', '/login', '/register', '/forget-password', '/not-found'],
  admin: ['/admin/dashboard', '/admin/clinics', '/admin/clinics/all', '/admin/clinics/:clinic'],
  'admin: sections': [
    '/admin/sections',
    '/admin/sections/schedules',
    '/admin/sections/explain?clinic=1&user=:doctor&section=inventory',
    '/admin/sections/releases',
    '/admin/sections/releases/:remote',
    '/admin/sections/rings',
    '/admin/sections/tokens',
    '/admin/sections/developers',
    '/admin/sections/audit',
  ],
  mina: [
    '/clinic/dashboard',
    '/clinic/patients',
    '/clinic/patients/create',
    '/clinic/patients/edit/:patient',
    '/clinic/services',
    '/clinic/services/create',
    '/clinic/services/edit/:service',
    '/clinic/services/settings',
    '/clinic/inventory',
    '/clinic/inventory/create',
    '/clinic/inventory/edit/:product',
    '/clinic/inventory/settings',
    '/clinic/accounting',
    '/clinic/accounting/users',
    '/clinic/accounting/users/view-document/:document',
    '/clinic/accounting/users/new-accounting-document',
    '/clinic/accounting/users/edit-document/:document',
    '/clinic/accounting/inventory',
    '/clinic/accounting/inventory/new',
    '/clinic/accounting/inventory/edit/:stock',
  ],
  'mina: appointments': [
    '/clinic/appointments',
    '/clinic/appointments/choose-service',
    '/clinic/appointments/doctors-list',
    '/clinic/appointments/doctor-schedule/:doctor',
    '/clinic/appointments/set-appointment?doctor=:doctor&start=:time',
    '/clinic/appointments/receipt',
    '/clinic/appointments/receipt/:appointment',
    '/clinic/appointments/day-board',
    '/clinic/appointments/day-board?view=week&doctor=:doctor',
    '/clinic/appointments/waiting-room',
    '/clinic/appointments/all',
    '/clinic/appointments/settings',
    '/clinic/appointments/settings?tab=hours',
    '/clinic/appointments/settings?tab=closures',
    '/clinic/appointments/settings?tab=holidays',
    '/clinic/appointments/treatment-plan',
    '/clinic/appointments/treatment-plan/create',
    '/clinic/appointments/treatment-plan/templates',
    '/clinic/appointments/treatment-plan/display/:plan',
    '/clinic/appointments/treatment-plan/edit/:plan',
    '/clinic/appointments/treatment-plan/session/:session',
    '/clinic/appointments/treatment-plan/report?session=:done',
    '/clinic/appointments/treatment-plan/report/create?session=:session',
    '/clinic/appointments/treatment-plan/report/edit/:done',
  ],
  viewer: ['/clinic/inventory', '/clinic/services', '/clinic/inventory/create'],
};

/** YYYY-MM-DD, so many days from now. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const lists: Record<string, string> = {
  ':appointment': '/appointments?limit=1',
  ':patient': '/patients/pagination?limit=1',
  ':service': '/presentableServices/clinic/1/pagination?limit=1',
  ':product': '/products/clinic/1?limit=1',
  ':document': '/financial-documents/pagination?clinicId=1&limit=1',
  ':plan': '/treatmentPlans?limit=1',
  ':session': `/treatmentSessions/filterByDateRange?start=${dayAhead(1)}&end=${dayAhead(60)}`,
  ':done': '/treatmentSessions/plan/15',
  ':stock': '/product-financial/pagination?clinicId=1&limit=1',
};

/** The ids that stand for the placeholders of addresses. */
async function findIds(): Promise<Record<string, string>> {
  const call = await apiOf(product().address, 'mina');
  const found = Object.entries(lists).map(async ([placeholder, path]) => {
    const { data } = (await (await call(path)).json()) as { data: { id: number }[] };
    return [placeholder, String(data[0]?.id)];
  });
  const openings = await (await call('/schedule/openings?count=1')).json();
  const [free] = (openings as { data: { doctor_id: number; slots: { start: string }[] }[] }).data;
  return {
    ...Object.fromEntries(await Promise.all(found)),
    ':clinic': '1',
    ':remote': 'mfe-inventory',
    ':doctor': String(free?.doctor_id),
    // The first time that somebody could be booked at.
    ':time': encodeURIComponent(free?.slots[0]?.start ?? ''),
  };
}

/** `/clinic/patients/edit/:` of whatever the parameter is called; plans look alike at both addresses. */
const withoutNames = (address: string) =>
  address
    .replace(/\?.*/, '')
    .replace('/prescriptions/treatment-plan', '/appointments/treatment-plan')
    .replaceAll(/:[A-Za-z]+/g, ':');

async function reflowFaultsOf(page: Page): Promise<string[]> {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  return scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth}`] : [];
}

/** What is not as every screen must be: a sentence for each fault. */
async function faultsOf(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const title = await page.title();
  return [
    ...(await reflowFaultsOf(page)),
    ...(headings === 1 ? [] : [`has ${headings} headings`]),
    ...(/^.+ \| زیبا$/.test(title) ? [] : [`has the title «${title}»`]),
    ...(await accessibilityFindings(page)),
  ];
}

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Colours change at once: with transitions an inherited one arrives a frame later with each level. */
async function stopTransitions(page: Page) {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** Waits until nothing is on its way: neither code nor data. */
async function untilSettled(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(page);
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
}

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

it.each(Object.keys(screens))(
  'shows %s every screen in order, at every width',
  async (group) => {
    const [username = ''] = group.split(':');
    const ids = await findIds();
    const { page } = await visit();
    if (username !== 'nobody') await signIn(page, username);
    const faults: string[] = [];
    for (const address of screens[group] ?? []) {
      await widen(page, 1366);
      await page.goto(address.replaceAll(/:[a-z]+/g, (placeholder) => ids[placeholder] ?? ''));
      await untilSettled(page);
      for (const width of widths) {
        await widen(page, width);
        await keepPicture(page, `${username} ${address} ${width}`);
        const found = await faultsOf(page);
        faults.push(...found.map((fault) => `${address} at ${width}: ${fault}`));
      }
      await stopTransitions(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await accessibilityFindings(page);
      faults.push(...inDark.map((fault) => `${address} in the dark: ${fault}`));
      await page.emulateMedia({ colorScheme: 'light' });
      await widen(page, narrowest);
      const narrow = await reflowFaultsOf(page);
      faults.push(...narrow.map((fault) => `${address} at ${narrowest}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
  180_000,
);
