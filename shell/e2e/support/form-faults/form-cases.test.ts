import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formCases } from './form-cases';

const root = join(__dirname, '../../../..');

/** Forms that ask for something and save nothing. */
const asking = [
  'mfe-admin/src/features/sections/explain-form.tsx',
  'mfe-appointments/src/features/appointments/find-receipt-screen.tsx',
  'mfe-appointments/src/features/desk/patient-choice.tsx',
  'mfe-appointments/src/features/treatment-plans/template-dialog.tsx',
  'shared/src/ui/tables/pagination.tsx',
  'shared/src/ui/tables/search-field.tsx',
  'shell/src/login/login-form.tsx',
  'shell/src/renewal/renew-session.tsx',
];

/** Cases after which nothing at the API says how often the form was saved. */
const uncounted = ['the code of a new password'];

/** The files of the product in which a form stands. */
function filesWithForms(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'gallery' ? [] : filesWithForms(path);
    const isSource = entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx');
    return isSource &&
      /^\s*<Form$|<Form[ >]|<form[ >]|styled\.form/m.test(readFileSync(join(root, path), 'utf8'))
      ? [path]
      : [];
  });
}

it('has a case for every form that saves', () => {
  const packages = readdirSync(root).filter((name) => /^(mfe-.+|shell|shared)$/.test(name));
  const found = packages.flatMap((name) => filesWithForms(`${name}/src`));
  const known = [...Object.values(formCases).map(({ file }) => file), ...asking];
  expect(found.toSorted()).toEqual([...new Set(known)].toSorted());
});

it('counts what every case but the named ones has written', () => {
  const silent = Object.entries(formCases).filter(([, { rows, row }]) => !(rows ?? row));
  expect(silent.map(([name]) => name)).toEqual(uncounted);
});
