import { createHash } from 'node:crypto';
import { manifestText } from '@ziba/shared/contracts/manifest-text';
import type { BootPlan, PlanRemote } from '@ziba/shared/contracts/registry';
import type { Page, Route } from 'playwright-core';
import { eventually } from './support/eventually';
import { press, untilAt, untilText } from './support/fields';
import { probe, publishProbe, type Faults } from './support/probe-remote';
import { journey } from './support/journey';

const { open, product } = journey();

const failed = `بخش «${probe.title}» باز نشد`;
const entry = '**/remotes/mfe-probe/**/entry.js*';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name, exact: true });

beforeAll(() => publishProbe(product(), '1.0.0'));

/** Opens a user in a working section, whose console may report a section that fails with these codes. */
async function atWork(...codes: string[]) {
  const visitor = await open('mina', '/clinic/inventory');
  await untilAt(visitor.page, 'انبارداری');
  visitor.expected.push(/Failed to load resource/, /integrity/, /ERR_/);
  visitor.expected.push(...codes.map((code) => new RegExp(`mfe-[a-z]+@\\S+ ${code}\\b`)));
  await visitor.page.evaluate(() => Object.assign(globalThis, { marker: 'the same page' }));
  return visitor;
}

const isSamePage = (page: Page) =>
  page.evaluate(() => (globalThis as { marker?: string }).marker === 'the same page');

/** Waits for the code for support: the plan, the failure code and the release. */
const untilSupportCode = (page: Page, code: string) =>
  untilText(page, new RegExp(`^[0-9a-f]{10}x? ${code} mfe-[a-z]+@`));

/** Whether the console has reported the section's release and the failure code. */
const isReported = ({ problems }: { problems: string[] }, code: string) =>
  problems.some((problem) => problem.includes('@') && problem.includes(` ${code}`));

const tampered = async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()).replace(/.$/s, ' ') });
};

/** Changes one remote of the plan in transit; `resealed` also corrects its digest. */
const withRemote = (change: (remote: PlanRemote) => PlanRemote, resealed = false) =>
  async function answerPlan(route: Route) {
    const answer = await route.fetch({
      headers: { ...route.request().headers(), 'if-none-match': '' },
    });
    const plan = (await answer.json()) as BootPlan;
    const remotes = plan.remotes.map((remote) => {
      if (remote.name !== probe.remote) return remote;
      const changed = change(remote);
      const digest = createHash('sha384').update(manifestText(changed)).digest('base64');
      return resealed ? { ...changed, digest: `sha384-${digest}` } : changed;
    });
    await route.fulfill({ json: { ...plan, plan: `${plan.plan}x`, remotes } });
  };

const plan = '**/api/registry';

/** Each disturbance of an entry: the address, the answer there, and the expected failure code. */
const disturbances: Record<string, [string, (route: Route) => Promise<unknown>, string]> = {
  'is not found': [entry, (route) => route.fulfill({ status: 404, body: '' }), 'http'],
  'is lost in the network': [entry, (route) => route.abort(), 'network'],
  'is replaced by JSON with status 200': [
    entry,
    (route) => route.fulfill({ json: {} }),
    'integrity-entry',
  ],
  'is cut off': [
    entry,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 200) });
    },
    'integrity-entry',
  ],
  'has a changed byte': [entry, tampered, 'integrity-entry'],
  'never arrives': [entry, () => Promise.resolve(), 'timeout'],
};

describe('a section', () => {
  it.each(Object.entries(disturbances))(
    'shows a failure when its code %s, and opens after a retry',
    async (_, [address, disturb, code]) => {
      const visitor = await atWork(code);
      const { page } = visitor;
      await page.route(address, disturb);
      // The user can go elsewhere while it is retried.
      await menuLink(page, probe.title).click();
      await menuLink(page, 'خدمات').click();
      await untilAt(page, 'خدمات');
      await menuLink(page, probe.title).click();
      await untilAt(page, failed);
      await untilSupportCode(page, code);
      expect(isReported(visitor, code)).toBe(true);
      await page.unroute(address);
      await press(page, 'تلاش دوباره');
      await untilAt(page, probe.title);
      expect(await isSamePage(page)).toBe(true);
    },
  );

  it('opens without a notice when its code is refused only once', async () => {
    const { page } = await atWork();
    let asked = 0;
    await page.route(entry, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await menuLink(page, probe.title).click();
    await untilAt(page, probe.title);
    expect(asked).toBeGreaterThan(1);
  });
});

describe('an open page', () => {
  const later: Record<string, [string, (page: Page) => Promise<void>, string, string]> = {
    'another section of its remote': [
      '**/clinic-services.*.js*',
      (page) => menuLink(page, 'خدمات').click(),
      'خدمات',
      'integrity-module',
    ],
    'the next screen': [
      /\/remotes\/mfe-inventory\/[^/]+\/\d+\.[0-9a-f]+\.js/.source,
      (page) => page.getByRole('link', { name: 'ثبت کالای جدید' }).first().click(),
      'انبارداری',
      'integrity-chunk',
    ],
  };

  it.each(Object.entries(later))(
    'does not run the code of %s when a byte was changed',
    async (_, [address, go, title, code]) => {
      const visitor = await atWork(code);
      const { page } = visitor;
      const files = address.startsWith('*') ? address : new RegExp(address);
      await page.route(files, tampered);
      await go(page);
      await untilAt(page, `بخش «${title}» باز نشد`);
      await untilSupportCode(page, code);
      expect(isReported(visitor, code)).toBe(true);
      await page.unroute(files);
      await press(page, 'تلاش دوباره');
      await page
        .getByRole('heading', { name: `بخش «${title}» باز نشد` })
        .waitFor({ state: 'detached' });
      await menuLink(page, 'انبارداری').click();
      await untilAt(page, 'انبارداری');
      expect(await isSamePage(page)).toBe(true);
    },
  );
});

describe('a plan', () => {
  const changes: Record<string, [(route: Route) => Promise<unknown>, string]> = {
    'with a changed description of a remote': [
      withRemote((remote) => ({ ...remote, container: `${remote.container}x` })),
      'integrity-manifest',
    ],
    'with a remote for a later shell': [
      withRemote((remote) => ({ ...remote, contract: '^9.0' }), true),
      'contract',
    ],
  };

  it.each(Object.entries(changes))('%s opens all other sections', async (_, [answer, code]) => {
    const visitor = await atWork(code);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(plan, answer);
    await page.goto(probe.address);
    await untilAt(page, failed);
    await untilSupportCode(page, code);
    expect(isReported(visitor, code)).toBe(true);
    expect(asked.filter((url) => url.includes(`/remotes/${probe.remote}/`))).toEqual([]);
    await menuLink(page, 'خدمات').click();
    await untilAt(page, 'خدمات');
  });

  it('that is invalid leaves the last valid plan in use', async () => {
    const { page } = await atWork();
    await page.route(plan, (route) => route.fulfill({ json: { nothing: true } }));
    await page.goto(probe.address);
    await untilAt(page, probe.title);
  });

  it('loads nothing for a section that it does not contain', async () => {
    const { page } = await atWork();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const forged of ['/clinic/__proto__', '/clinic/mfe-probe', '/clinic/constructor/edit']) {
      await page.goto(forged);
      await untilAt(page, 'صفحه یافت نشد');
    }
    expect(asked.filter((url) => url.includes('/remotes/'))).toEqual([]);
  });
});

describe('a release that throws', () => {
  const throwing = "throw new Error('broken on purpose')";
  const releases: Record<string, [string, Faults, string]> = {
    'in its entry': ['1.1.0', { entry: throwing }, 'evaluation'],
    'in its exposed module': ['1.2.0', { module: throwing }, 'evaluation'],
    'while it renders': ['1.3.0', { render: throwing }, 'render'],
  };

  it.each(Object.entries(releases))(
    '%s is replaced by the last one that worked',
    async (_, [version, faults, code]) => {
      // A user of the clinic has opened the working release.
      const { page: before } = await open('mina', probe.address);
      await untilText(before, '1.0.0');
      await before.close();
      await publishProbe(product(), version, { faults });
      try {
        const visitor = await atWork(code);
        visitor.expected.push(/broken on purpose/);
        await menuLink(visitor.page, probe.title).click();
        await untilAt(visitor.page, probe.title);
        await untilText(visitor.page, '1.0.0');
        await eventually(() => Promise.resolve(isReported(visitor, code)), true);
        expect(await isSamePage(visitor.page)).toBe(true);
      } finally {
        await publishProbe(product(), '1.0.0');
      }
    },
  );
});
