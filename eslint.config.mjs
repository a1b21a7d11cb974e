import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { house } from './shared/build/eslint-rules/house.mjs';

const tests = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**', 'shell/e2e/**'];
const browser = ['shared/src/**', 'shell/src/**', 'mfe-*/src/**'];

const restrictedImports = {
  paths: [
    { name: 'jalali-moment', message: 'Use @ziba/shared/format/jalali (ruling 8).' },
    {
      name: 'axios',
      message: 'Use @ziba/shared/api/client; only http-upload.ts needs axios.',
    },
    { name: 'swr', importNames: ['mutate'], message: 'Use useInvalidate.' },
    { name: 'swr', importNames: ['SWRConfig'], message: 'There is one, in the shell.' },
  ],
};

const restrictedSyntax = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: export what you mean.' },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Let React write the text; markup in data is shown as text.',
  },
  {
    selector: 'TSTypeReference[typeName.right.name=/^(FC|FunctionComponent)$/]',
    message: 'Components are function declarations with an interface Props.',
  },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '**/var/', 'coverage/', 'mock-api/src/db/migrations/']),
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { house },
    rules: {
      'house/directions': 'error',
      'house/explained-suppressions': 'error',
      'house/file-names': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-empty': 'error',
      // Input is cleaned of control characters; the patterns that do it name them.
      'no-control-regex': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-imports': ['error', restrictedImports],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    // In tests only the functions that hold other tests are longer.
    ignores: [...tests, '**/*.test.mjs'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    // Rules that need types, and those of React, are in .oxlintrc.json: there they take a tenth of the time.
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: browser,
    languageOptions: { globals: globals.browser },
    rules: {
      'house/logical-css': 'error',
      'house/no-bare-lazy': 'error',
      'house/no-inline-persian': 'error',
      'house/one-component': 'error',
      'house/random-id': 'error',
      'house/theme-colours': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['mock-api/src/**'],
    rules: { 'house/no-inline-persian': 'error', 'no-console': 'error' },
  },
  {
    // Deadlines of the embedded database and times of files are of the machine's own clock.
    files: ['mock-api/src/**/*.ts'],
    ignores: [
      'mock-api/src/lib/clock.ts',
      'mock-api/src/db/embedded/**',
      'mock-api/src/modules/files/leftovers.ts',
      '**/*.test.ts',
      '**/testing/**',
    ],
    rules: { 'house/server-clock': 'error' },
  },
  {
    files: ['**/messages.ts', 'shared/src/contracts/**', 'mock-api/src/seed/**', ...tests],
    rules: { 'house/no-inline-persian': 'off' },
  },
  {
    // Samples, a page of small examples each.
    files: ['shared/src/gallery/**'],
    rules: { 'house/no-inline-persian': 'off', 'house/one-component': 'off' },
  },
  { files: ['shared/src/theme/**'], rules: { 'house/theme-colours': 'off' } },
  {
    files: tests,
    languageOptions: { globals: globals.jest },
    rules: {
      'house/no-bare-lazy': 'off',
      'house/one-component': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['shell/e2e/**'],
    ignores: ['shell/e2e/support/fields.ts'],
    rules: { 'house/exact-fields': 'error' },
  },
  {
    // The shell mounts the one SWRConfig; the gallery, which has no shell, its own.
    files: ['shell/src/**', 'shared/src/gallery/gallery-app.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: restrictedImports.paths.slice(0, 3) }] },
  },
  {
    files: ['shared/src/format/jalali.ts', 'shared/src/api/**', 'shared/src/testing/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      '**/*.section.ts',
      '**/*.config.{mjs,ts}',
      '**/{testing,support}/global-*.ts',
      'shared/build/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax.slice(1)] },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // Parts of it run in the page.
    files: ['shared/build/bench/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['shared/build/**/*.{cjs,tsx}'],
    languageOptions: { globals: { ...globals.jest, ...globals.browser } },
  },
);
