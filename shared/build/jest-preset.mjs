import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const root = here('../..').replace(/[\\/]$/, '');

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const common = (name) => ({
  displayName: name,
  rootDir: root,
  roots: [`<rootDir>/${name}`],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '\\.(ts|tsx|mjs|js)$': swc },
  // Every package that we use ships CommonJS, which jest runs as it is.
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: [`<rootDir>/${name}/dist/`],
  restoreMocks: true,
});

/** Tests of a package that runs in the browser: jsdom, jest-dom, a console that must stay silent. */
export function browserProject(name) {
  return {
    ...common(name),
    testEnvironment: here('jest-environment.mjs'),
    runtime: here('compiled-once/runtime.cjs'),
    moduleNameMapper: { '^lucide-react$': here('jest-icons.cjs') },
    transformIgnorePatterns: ['/node_modules/(?!lucide-react/dist/esm/)'],
    setupFiles: [here('jest-setup-styles.cjs')],
    setupFilesAfterEnv: [here('jest-setup-browser.cjs'), here('jest-setup-console.cjs')],
  };
}

/**
 * Tests of the server: Node, and a PostgreSQL of their own. The files of a worker share their modules
 * (`kept-modules`), and `src/testing/setup-left-behind.ts` finds what one of them leaves behind. `src/testing/global-setup.ts` and
 * `src/testing/global-teardown.ts` of the package start and stop what all its tests share.
 */
export function serverProject(name) {
  const hook = (file) =>
    existsSync(`${root}/${name}/${file}`) ? `<rootDir>/${name}/${file}` : null;
  return {
    ...common(name),
    testEnvironment: here('kept-modules/environment.cjs'),
    runtime: here('kept-modules/runtime.cjs'),
    setupFilesAfterEnv: [
      here('jest-setup-console.cjs'),
      hook('src/testing/setup-left-behind.ts'),
    ].filter(Boolean),
    globalSetup: hook('src/testing/global-setup.ts'),
    globalTeardown: hook('src/testing/global-teardown.ts'),
  };
}

/**
 * Journeys through the running product in a real Chromium; `global-setup.ts` makes what each of
 * them starts from.
 */
export function journeyProject(name) {
  return {
    ...common(name),
    displayName: 'e2e',
    roots: [`<rootDir>/${name}/e2e`],
    testMatch: ['**/*.spec.ts'],
    testEnvironment: here('journey-environment.mjs'),
    runtime: here('kept-modules/runtime.cjs'),
    globalSetup: `<rootDir>/${name}/e2e/support/global-setup.ts`,
    globalTeardown: `<rootDir>/${name}/e2e/support/global-teardown.ts`,
  };
}
