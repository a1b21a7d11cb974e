import { createHash, timingSafeEqual } from 'node:crypto';
import { fitsContract, shellContract } from '@ziba/shared/contracts/contract-range';
import type { ReleaseInfo, SectionDescriptor } from '@ziba/shared/contracts/registry';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';

const refuse = (code: string, message: string) => new Refusal(400, code, message);

/**
 * The files of an upload, each checked against the integrity value that the release gives for it.
 * Nothing is missing, nothing is left over, and every name stays inside the release's folder.
 */
export function checkedFiles(
  release: ReleaseInfo,
  contents: Record<string, string>,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [name, integrity] of Object.entries(release.files)) {
    if (!isPlainName(name)) throw refuse('wrong_file_name', m.releaseFileName(name));
    const encoded = Object.hasOwn(contents, name) ? contents[name] : undefined;
    if (encoded === undefined) throw refuse('missing_file', m.releaseIncomplete(name));
    const content = Buffer.from(encoded, 'base64');
    if (!matches(content, integrity)) throw refuse('damaged_file', m.releaseDamaged(name));
    files.set(name, content);
  }
  for (const name of Object.keys(contents)) {
    if (!files.has(name)) throw refuse('unlisted_file', m.releaseIncomplete(name));
  }
  checkMentioned(release);
  return files;
}

const isPlainName = (name: string) =>
  /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) && name.length <= 200;

function matches(content: Buffer, integrity: string): boolean {
  const given = Buffer.from(integrity);
  const right = Buffer.from(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Whatever the release speaks of must be among its files. */
function checkMentioned(release: ReleaseInfo): void {
  for (const name of [release.entry, ...Object.values(release.preload).flat()]) {
    if (!Object.hasOwn(release.files, name)) {
      throw refuse('missing_file', m.releaseIncomplete(name));
    }
  }
  const { name } = release.manifest;
  if (typeof name !== 'string' || name === '') {
    throw refuse('nameless_container', m.releaseNameless);
  }
}

/** Addresses that the shell and the server answer themselves. */
const ofTheShell = [
  '/login',
  '/not-found',
  '/no-access',
  '/api',
  '/remotes',
  '/uploads',
  '/static',
];

const addressOf = ({ area, key }: SectionDescriptor) =>
  area === 'public' ? `/${key}` : `/${area}/${key}`;

/** A section stands at its key's address or, where a key has several, at a part of it. */
const isAt = (prefix: string, address: string) =>
  prefix === address || (prefix.startsWith(`${address}/`) && /^(\/[a-z][a-z-]*)+$/.test(prefix));

/** The descriptors make sense, are written for this shell, and take nothing that another remote owns. */
export function checkSections(release: ReleaseInfo, others: readonly ReleaseInfo[]): void {
  if (!fitsContract(release.contract)) {
    throw refuse('wrong_contract', m.releaseContract(release.contract, shellContract));
  }
  const owners = new Map(ofTheShell.map((prefix) => [prefix, 'shell']));
  for (const { remote, sections } of others.filter(({ remote }) => remote !== release.remote)) {
    for (const { prefix } of sections) owners.set(prefix, remote);
  }
  for (const section of release.sections) {
    if (!isAt(section.prefix, addressOf(section))) {
      throw refuse('wrong_prefix', m.releasePrefix(section.prefix, addressOf(section)));
    }
    const owner = owners.get(section.prefix);
    if (owner) throw new Refusal(409, 'section_taken', m.releaseClash(section.prefix, owner));
    owners.set(section.prefix, release.remote);
  }
}
