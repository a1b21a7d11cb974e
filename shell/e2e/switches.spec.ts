import type { Page } from 'playwright-core';
import { apiOf, apiAs, tokenOf } from './support/api';
import { field, fill, untilAt, untilHolds, untilText } from './support/fields';
import { journey } from './support/journey';
import { untilLive } from './support/quiet';

const { open, product } = journey();

/** An open page must follow a switch in this time. */
const deadlineMs = 2_000;

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name, exact: true });

/** Switches a section of clinic 1, like the operator's console. */
async function switchTo(section: string, is_on: boolean) {
  const call = await apiOf(product().address, 'admin');
  const answer = await call('/registry/switches', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clinic_ids: [1], section, is_on }),
  });
  expect(answer.status).toBe(200);
}

afterEach(async () => {
  for (const section of ['inventory', 'services']) await switchTo(section, true);
});

/** How long the work takes, in milliseconds. */
async function timeUntil(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

it('switches a section off in the open pages of one clinic, keeps unsaved work, and switches it on again', async () => {
  const [{ page, expected }, { page: other }] = [
    await open('mina', '/clinic/inventory/create'),
    await open('nima', '/clinic/inventory'),
  ];
  // The refused save.
  expected.push(/status of 403/);
  await untilAt(page, 'ثبت کالای جدید');
  await untilAt(other, 'انبارداری');
  await fill(page, { 'نام کالا': 'سرم آزمایشی' });
  await untilLive(page);

  await switchTo('inventory', false);
  const gone = await timeUntil(() =>
    menuLink(page, 'انبارداری').waitFor({ state: 'detached', timeout: 10_000 }),
  );
  expect(gone).toBeLessThan(deadlineMs);
  await untilHolds(page, 'نام کالا', 'سرم آزمایشی');
  await untilText(page, /خاموش شد/);

  const call = apiAs(product().address, (await tokenOf(page)) ?? '');
  const refused = await call('/products', { method: 'POST' });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    403,
    'section_off',
  ]);
  expect((await call('/patients/pagination?limit=1')).status).toBe(200);
  await menuLink(other, 'خدمات').click();
  await untilAt(other, 'خدمات');
  await menuLink(other, 'انبارداری').click();
  await untilAt(other, 'انبارداری');

  await switchTo('inventory', true);
  const back = await timeUntil(() => menuLink(page, 'انبارداری').waitFor({ timeout: 10_000 }));
  expect(back).toBeLessThan(deadlineMs);
  await untilHolds(page, 'نام کالا', 'سرم آزمایشی');
  expect(await field(page, 'نام کالا').isEditable()).toBe(true);
});

it('shows at its address that a section is off, and opens it when it is on again', async () => {
  await switchTo('services', false);
  const { page } = await open('mina', '/clinic/services');
  await untilAt(page, 'بخش «خدمات» خاموش است');
  await switchTo('services', true);
  await untilAt(page, 'خدمات');
});

it('requests nothing for sections that a user does not have', async () => {
  const { page } = await open('storekeeper', '/clinic/inventory');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/remotes\/([^/]+)\//.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  await page.reload();
  await untilAt(page, 'انبارداری');
  await menuLink(page, 'خدمات').click();
  await untilAt(page, 'خدمات');
  expect([...asked]).toEqual(['mfe-inventory']);
});
