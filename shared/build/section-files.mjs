import { readdirSync, readFileSync } from 'node:fs';
import { at, remotes } from './lib/workspace.mjs';

/** A property of a section's description, in its source. */
const propertyOf = (source, name) => new RegExp(`^  ${name}: '([^']+)'`, 'm').exec(source)?.[1];

function read(remote, file) {
  const source = readFileSync(at(remote, 'src/sections', file), 'utf8');
  const [area, key] = [propertyOf(source, 'area'), propertyOf(source, 'key')];
  const first = area === 'clinic' || area === 'admin' ? [area] : [];
  return { remote, name: file.replace('.section.ts', ''), prefix: ['', ...first, key].join('/') };
}

/**
 * The sections of all remotes, read from the sources: `{ remote, name, prefix }`, the name of the file without its
 * ending and the first parts of its addresses.
 */
export const sectionFiles = () =>
  remotes().flatMap((remote) =>
    readdirSync(at(remote, 'src/sections'))
      .filter((file) => file.endsWith('.section.ts'))
      .map((file) => read(remote, file)),
  );
