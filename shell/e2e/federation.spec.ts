import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { untilAt } from './support/fields';
import { journey } from './support/journey';
import { root } from './support/running-product';
import { signIn } from './support/sign-in';

const { open, product, visit } = journey();

/** The addresses of the scripts that a page has loaded. */
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
  /** The entries of a shared module in the federation runtime, by version; `lib` is set when it is loaded. */
  type Shared = Record<string, { lib?: () => unknown }>;
  interface Runtime {
    __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Shared> } }[];
  }

  it('gives four remotes the same single instance of each module', async () => {
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
        '@ziba/shared/ui/overlays/toast',
      ]),
    );
    // Two copies of styled-components would create two style elements.
    expect(await page.locator('style[data-styled]').count()).toBe(1);
  });

  it('contains the libraries only in files of the shell, not in files of remotes', async () => {
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

describe('the registry as the only source of remotes', () => {
  it('names no remote in the shell’s own files', async () => {
    const { files } = JSON.parse(await readFile(join(root, 'shell/dist/release.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    for (const name of Object.keys(files)) {
      const text = await readFile(join(root, 'shell/dist', name), 'utf8');
      expect([name, /mfe-[a-z]|\/remotes\//.exec(text)?.[0]]).toEqual([name, undefined]);
    }
  });

  it('requests no remote that the plan does not contain', async () => {
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
