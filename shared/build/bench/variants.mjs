import { createHash } from 'node:crypto';
import { readRelease } from '../publish.mjs';
import { at } from '../lib/workspace.mjs';

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A version as webpack writes it into the name of a release's list of chunks. */
const asIdentifier = (version) => version.replace(/[^a-zA-Z0-9$]+/g, '_');

/**
 * Makes another release of a built remote without building it again: with replaced texts (`{ old: new }`) and its own
 * version, which is also in the name of its chunk registry. Returns the upload.
 */
export async function variantOf(name, version, words = {}) {
  const { release, contents } = await readRelease(at(name, 'dist'));
  const changed = (text) =>
    Object.entries({
      [release.version]: version,
      [asIdentifier(release.version)]: asIdentifier(version),
      ...words,
    }).reduce((result, [was, is]) => result.replaceAll(was, is), text);
  const files = {};
  for (const file of Object.keys(contents)) {
    const content = Buffer.from(changed(Buffer.from(contents[file], 'base64').toString()));
    contents[file] = content.toString('base64');
    files[file] = integrityOf(content);
  }
  const described = JSON.parse(changed(JSON.stringify({ ...release, files: {} })));
  return { release: { ...described, files }, contents };
}

/** A release of one section that no demo user has, with an entry that is never loaded. */
export function strangerOf(number) {
  const word = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const [key, title] = [`stranger-${word}`, `بخش ${number}`];
  const entry = Buffer.from(`/* ${key} */`);
  const container = `clinic_sec_mfe_stranger_${word}`;
  const release = {
    remote: `mfe-stranger-${word}`,
    version: '1.0.0',
    contract: '^3.1',
    shares: [],
    sections: [
      {
        area: 'clinic',
        key,
        title,
        prefix: `/clinic/${key}`,
        menu: { order: 500 + number, icon: 'sections' },
        screens: [{ path: '', title, needs: 'read' }],
        module: `./clinic-${key}`,
      },
    ],
    entry: 'entry.js',
    manifest: { name: container, exposes: [{ path: `./clinic-${key}` }] },
    preload: {},
    files: { 'entry.js': integrityOf(entry) },
  };
  return { release, contents: { 'entry.js': entry.toString('base64') } };
}
