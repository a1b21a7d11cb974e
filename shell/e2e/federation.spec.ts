import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { eventually } from './support/eventually';
import { press, untilAt, untilSaid } from './support/fields';
import { journey } from './support/journey';
import { root, runScript } from './support/running-product';
import { signIn } from './support/sign-in';

const { open, product, visit } = journey();

/** The scripts that a page has loaded, by their addresses. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
const isRemote = (path: string) => path.startsWith('/remotes/');
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name, exact: true });

async function visitAll(page: Page, sections: string[]) {
  for (const section of sections) {
    await menuLink(page, section).click();
    await untilAt(page, section);
  }
}

describe('one instance of everything', () => {
  /** What the federation runtime keeps of a module, by version; `lib` once it is there. */
  type Shared = Record<string, { lib?: () => unknown }>;
  interface Runtime {
    __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Shared> } }[];
  }

  it('gives four remotes the same modules, each in one version and once', async () => {
    const { page } = await open('mina', '/clinic/dashboard');
    await visitAll(page, ['داشبورد', 'زیباجویان', 'انبارداری', 'حسابداری']);
    const found = await page.evaluate(() => {
      const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: Runtime })
        .__FEDERATION__;
      const scopes = instances.map(({ shareScopeMap }) => shareScopeMap.default);
      const modules = [...new Set(scopes.flatMap((scope) => Object.keys(scope)))];
      return {
        remotes: instances.map(({ name }) => name).filter((name) => name !== 'shell').length,
        modules,
        versions: [
          ...new Set(scopes.flatMap((scope) => Object.values(scope).flatMap(Object.keys))),
        ],
        manifold: modules.filter((name) => {
          const given = scopes.flatMap((scope) => Object.values(scope[name] ?? {}));
          return new Set(given.map(({ lib }) => lib?.())).size > 1;
        }),
      };
    });
    expect(found).toMatchObject({ remotes: 4, versions: [expect.any(String)], manifold: [] });
    expect(found.modules).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'react-router-dom',
        'styled-components',
        'swr',
        '@ziba/shared/session/session-store',
        '@ziba/shared/ui/toast',
      ]),
    );
    // Two copies of styled-components would write into two elements.
    expect(await page.locator('style[data-styled]').count()).toBe(1);
  });

  it('has the libraries in the shell’s files and in no file of a remote', async () => {
    const { page } = await open('mina', '/clinic/dashboard');
    await visitAll(page, ['داشبورد', 'نوبت‌دهی', 'زیباجویان', 'خدمات', 'انبارداری', 'حسابداری']);
    const paths = await scriptsOf(page);
    const withText = async (mark: string, among: string[]) => {
      const texts = await Promise.all(
        among.map(async (path) => (await fetch(product().address + path)).text()),
      );
      return texts.filter((text) => text.includes(mark)).length;
    };
    const marks = {
      'react and react-dom': 'react.dev/errors',
      'styled-components': 'data-styled',
      'react-router': 'RouterProvider',
      swr: '__SWR_DEVTOOLS_USE__',
      '@ziba/shared': 'userAccessInfo',
    };
    for (const mark of Object.values(marks)) {
      expect(
        await withText(
          mark,
          paths.filter((path) => !isRemote(path)),
        ),
      ).toBe(1);
      expect(await withText(mark, paths.filter(isRemote))).toBe(0);
    }
  });
});

describe('only the registry knows where a section is', () => {
  it('names no remote in the shell’s own files', async () => {
    const { files } = JSON.parse(await readFile(join(root, 'shell/dist/release.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    for (const name of Object.keys(files)) {
      const text = await readFile(join(root, 'shell/dist', name), 'utf8');
      expect([name, /mfe-[a-z]|\/remotes\//.exec(text)?.[0]]).toEqual([name, undefined]);
    }
  });

  it('asks for no remote that the plan does not hold', async () => {
    const { page } = await visit();
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/remotes\/([^/]+)\//.exec(request.url()) ?? [];
      if (name) asked.add(name);
    });
    await signIn(page, 'accountant');
    await untilAt(page, 'حسابداری');
    await page.goto('/clinic/inventory');
    await untilAt(page, 'دسترسی غیرمجاز');
    expect([...asked]).toEqual(['mfe-accounting']);
  });
});

describe('a remote whose files do not come', () => {
  const failures: Record<string, (route: Route) => Promise<void>> = {
    'are refused': (route) => route.fulfill({ status: 503, body: 'not now' }),
    'are lost on the way': (route) => route.abort(),
    'are not what was published': async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};` });
    },
  };

  it.each(Object.entries(failures))('when they %s', async (_, fail) => {
    const { page, expected } = await open('mina', '/clinic/dashboard');
    expected.push(/Failed to load resource/, /integrity/);
    await page.route('**/remotes/mfe-accounting/**', fail);
    await page.evaluate(() => Object.assign(globalThis, { marker: 'the same page' }));
    await menuLink(page, 'حسابداری').click();
    await untilAt(page, 'بخش «حسابداری» باز نشد');
    const place = await page.evaluate(() => localStorage.getItem('sessionPlace'));
    const { plan } = JSON.parse(place ?? '') as { plan: { plan: string } };
    await untilSaid(page, plan.plan);
    await visitAll(page, ['انبارداری', 'داشبورد']);

    await menuLink(page, 'حسابداری').click();
    await untilAt(page, 'بخش «حسابداری» باز نشد');
    await page.unroute('**/remotes/mfe-accounting/**');
    await press(page, 'تلاش دوباره');
    await untilAt(page, 'حسابداری');
    expect(await page.evaluate(() => (globalThis as { marker?: string }).marker)).toBe(
      'the same page',
    );
  });
});

it('shows the change of one remote that is published, and leaves the shell as it was', async () => {
  const { page } = await open('storekeeper', '/clinic/inventory');
  await untilAt(page, 'انبارداری');
  const before = await scriptsOf(page);

  await mkdir(join(root, '.cache'), { recursive: true });
  const place = await mkdtemp(join(root, '.cache/e2e-'));
  try {
    const copy = join(place, 'mfe-inventory');
    await cp(join(root, 'mfe-inventory'), copy, {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
    });
    const messages = join(copy, 'src/features/inventory/messages.ts');
    const words = await readFile(messages, 'utf8');
    expect(words).toContain("title: 'انبارداری'");
    await writeFile(messages, words.replace("title: 'انبارداری'", "title: 'انبار مرکزی'"));
    const config = join(copy, 'webpack.config.mjs');
    await runScript('node_modules/webpack/bin/webpack.js', [
      '--mode=production',
      `--config=${config}`,
    ]);
    await product().publish(relative(root, copy));
  } finally {
    await rm(place, { recursive: true, force: true });
  }

  // Who is at work keeps what they have, until they load the page anew.
  await menuLink(page, 'خدمات').click();
  await untilAt(page, 'خدمات');
  await page.goBack();
  await untilAt(page, 'انبارداری');
  await page.reload();
  await untilAt(page, 'انبار مرکزی');
  await eventually(() => menuLink(page, 'انبار مرکزی').count(), 1);
  const after = await scriptsOf(page);
  const ofTheShell = (paths: string[]) => paths.filter((path) => !isRemote(path)).sort();
  expect(ofTheShell(after)).toEqual(ofTheShell(before));
  expect(after.filter(isRemote).filter((path) => before.includes(path))).toEqual([]);
});
