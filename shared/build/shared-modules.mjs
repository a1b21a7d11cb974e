/**
 * The modules that the shell provides and no remote bundles: one React, one router, one cache, one copy of
 * `@ziba/shared`. A key that ends in a slash means every path below it. The shell's list of the modules that it
 * really provides is `shell/src/federation/provided-modules.ts` (and `provided.json`).
 */
export const sharedModules = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'styled-components',
  'swr',
  'swr/',
  'zod',
  'react-hook-form',
  '@ziba/shared/ui/',
  '@ziba/shared/domain/',
  '@ziba/shared/api/',
  '@ziba/shared/session/',
  '@ziba/shared/section/',
  '@ziba/shared/router/',
  '@ziba/shared/format/',
  '@ziba/shared/theme/',
  '@ziba/shared/messages',
];
