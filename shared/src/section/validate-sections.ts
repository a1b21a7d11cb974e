import { sectionDescriptor } from '../contracts/registry';
import { screenAddress } from '../contracts/section-addresses';
import { describeSection, type Section } from './define-section';

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The path without the names of its parameters: paths that differ only there match the same addresses. */
function withoutNames(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

async function faultsOf(section: Section): Promise<string[]> {
  const name = section.prefix;
  const faults = repeated(section.screens.map(({ path }) => withoutNames(path))).map(
    (path) => `${name}: the path '${path}' is declared twice`,
  );
  const parsed = sectionDescriptor.safeParse(describeSection(section, './sound'));
  if (!parsed.success) faults.push(`${name}: ${parsed.error.message}`);
  const texts = (await section.help?.())?.help ?? {};
  for (const { path, title, load } of section.screens) {
    const at = `${name}/${path}`;
    const isHelped = section.area === 'public' || texts[screenAddress(name, path)]?.trim();
    if (!isHelped) faults.push(`${at}: no help`);
    if (!/^$|^[^/\s?#]+(\/[^/\s?#]+)*$/.test(path)) faults.push(`${at}: not a relative path`);
    if (title.trim() === '') faults.push(`${at}: no title`);
    if (!isComponent(await load())) faults.push(`${at}: load() returns no component`);
  }
  return faults;
}

/**
 * Checks the sections of a remote: unique prefixes and paths, a title and a help text for each screen, valid
 * descriptors, and every `load()` resolves to a component. Throws with a list of all faults.
 */
export async function validateSections(sections: readonly Section[]): Promise<void> {
  const prefixes = repeated(sections.map(({ prefix }) => prefix));
  const faults = prefixes.map((prefix) => `${prefix} is declared twice`);
  for (const section of sections) faults.push(...(await faultsOf(section)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
