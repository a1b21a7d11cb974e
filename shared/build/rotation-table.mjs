/**
 * The suites that are made from lists and of which `npm test` runs a part: how many cases of each, at least. A sixth of
 * the list is the least that runs, so that six commits in a row run every case; a larger number leaves room for new
 * cases, which then cost no time. `npm run test:all` runs everything. CONTRIBUTING explains it.
 */
export const rotatingSuites = {
  /** `every-screen*.spec.ts`: an address of the product. */
  screens: { atLeast: 27 },
  /** `form-faults.spec.ts` and `dialog-faults.spec.ts`: a form. */
  forms: { atLeast: 14 },
  /** `gallery.spec.ts`: a part of the kit. */
  gallery: { atLeast: 6 },
  /** `user-screens.spec.ts`: a kind of account at every address of users. */
  'user screens': { atLeast: 1 },
  /** `rights.test.tsx` of the remotes: a section at every level. */
  rights: { atLeast: 2 },
  /** `fuzz.test.ts`: a route of the API. */
  'fuzzed routes': { atLeast: 1 },
  /** `field-walk.test.ts`: a kind of account, with and without 'only own patients'. */
  'field readers': { atLeast: 3 },
  /** `*.command.test.mjs`: a file. */
  commands: { atLeast: 1 },
};

/** Within so many commits in a row each case runs. */
export const commitsInRotation = 6;
