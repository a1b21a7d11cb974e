import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formCases } from './form-cases';
import { formsInJsdom } from './forms-in-jsdom';

const root = join(__dirname, '../../../..');

/** Forms that save nothing. */
const formsWithoutSave = [
  'mfe-accounting/src/features/accounting/staff-profiles/choose-user-dialog.tsx',
  'mfe-admin/src/features/sections/explain-form.tsx',
  'mfe-appointments/src/features/appointments/find-receipt-screen.tsx',
  'mfe-appointments/src/features/desk/patient-choice.tsx',
  'mfe-appointments/src/features/treatment-plans/template-dialog.tsx',
  'mfe-prescriptions/src/features/patient-merge/choose-other-screen.tsx',
  // Its choices are sent with the change for which they are asked.
  'shared/src/domain/bookings-in-way/bookings-dialog.tsx',
  // Its reason is sent with the report.
  'shared/src/domain/reports/shortage-dialog.tsx',
  // The second step of a new user saves both.
  'mfe-auth/src/features/new-user/profile-step-screen.tsx',
  'shared/src/ui/tables/pagination.tsx',
  'shared/src/ui/tables/search-field.tsx',
  'shell/src/login/login-form.tsx',
  'shell/src/renewal/renew-session.tsx',
];

/** Cases for which the API does not show how often the form was saved. */
const uncounted = [
  'the code of a new password',
  // The list shows the same event before and after.
  'a text of an event',
  // The same plan before and after; a second save changes nothing.
  'the plan of the backups',
  // Its receivers read it, not its sender.
  'a notice to all clinics',
];

/** The source files that contain a form. */
function filesWithForms(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'gallery' ? [] : filesWithForms(path);
    const isSource = entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx');
    return isSource &&
      /^\s*<(Form|Wizard)$|<(Form|Wizard)[ <>]|<form[ >]|styled\.form/m.test(
        readFileSync(join(root, path), 'utf8'),
      )
      ? [path]
      : [];
  });
}

it('has a case for every form that saves', () => {
  const packages = readdirSync(root).filter((name) => /^(mfe-.+|shell|shared)$/.test(name));
  const found = packages.flatMap((name) => filesWithForms(`${name}/src`));
  const inChromium = Object.values(formCases).map(({ file }) => file);
  const known = [...inChromium, ...Object.keys(formsInJsdom), ...formsWithoutSave];
  expect(found.toSorted()).toEqual([...new Set(known)].toSorted());
});

it.each(Object.entries(formsInJsdom))('%s goes through the faults in jsdom', (_, file) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/^ *testFormScreen\(\{$/m);
});

it('counts the saves of every case except the named ones', () => {
  const withoutCount = Object.entries(formCases).filter(([, { rows, row }]) => !(rows ?? row));
  expect(withoutCount.map(([name]) => name).toSorted()).toEqual(uncounted.toSorted());
});
