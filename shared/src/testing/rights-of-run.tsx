import { rotation } from '../../build/rotation.mjs';
import { sectionFiles } from '../../build/section-files.mjs';

const sections = sectionFiles().map(({ remote, name }) => ({
  name: `${remote} ${name}`,
  folders: [remote, 'shared'],
}));
const isOfThisRun = rotation('rights', sections);

/**
 * `it`, or `it.skip` for a section whose rights are not walked in this run: see the rotation in CONTRIBUTING. `section`
 * is the remote and the name of the section's file: `mfe-auth clinic-users`. Throws for a section that does not exist.
 */
export function itForRightsOf(section: string) {
  if (!sections.some(({ name }) => name === section)) throw new Error(`no section ${section}`);
  return isOfThisRun(section) ? it : it.skip;
}
