/**
 * The folders that each journey of `shell/e2e` tests: `npm test -- mfe-accounting` runs those of its folder. Suites
 * that are made from lists choose their cases by folder, and run for every folder.
 */
const journeys = {
  shell: [
    ...['access', 'budgets', 'canary', 'clinic-accent', 'content-policy', 'delivery', 'federation'],
    ...['isolation', 'keyboard', 'search', 'session-end', 'sign-in'],
  ],
  shared: ['form-fields', 'gallery', 'overlays', 'print', 'stale-and-late-saves'],
  'mfe-auth': [
    ...['own-account', 'password-reset', 'registration', 'staff-access', 'user-screens'],
    ...['users', 'users-by-keyboard'],
  ],
  'mfe-admin': ['canary', 'clinics', 'new-clinic', 'platform-and-clinic', 'restore', 'switches'],
  'mfe-appointments': [
    ...['booking', 'chaos', 'counted-presses', 'dashboard', 'day-board', 'staff-access'],
    ...['treatment-plan', 'waiting-room'],
  ],
  'mfe-prescriptions': [
    ...['chaos', 'patient-file', 'patient-merge', 'patients', 'pharmacy', 'prescriptions'],
    ...['surgery', 'visit-presses'],
  ],
  'mfe-accounting': ['accounting', 'chaos', 'documents'],
  'mfe-inventory': ['counted-presses', 'inventory', 'services'],
  'mock-api': ['chaos'],
};

const madeFromLists = [
  ...['every-screen', 'every-screen-of-appointments', 'form-faults', 'dialog-faults'],
];

/** The journeys of these folders, by their file names without `.spec.ts`. */
export const journeysOf = (folders) => [
  ...new Set([...madeFromLists, ...folders.flatMap((folder) => journeys[folder] ?? [])]),
];

/** The folders that can be tested alone. */
export const testedFolders = Object.keys(journeys);
