import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionDescriptor } from '@ziba/shared/contracts/registry';
import { furtherAddresses, onlyWithQuery } from './further-addresses';
import { root } from './running-product';

/** An address of the product, and a user who may open it. */
export interface ScreenCase {
  user: string;
  address: string;
  /** The folder of the code that it shows: a remote, or the shell. */
  folder: string;
}

const sections = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((remote) => {
    const text = readFileSync(join(root, remote, 'dist/release.json'), 'utf8');
    const release = JSON.parse(text) as { sections: SectionDescriptor[] };
    return release.sections.map((section) => ({ ...section, remote }));
  });

/** Who may open all screens of an area. */
const users = {
  public: ['nobody'],
  account: ['admin', 'mina'],
  admin: ['admin'],
  clinic: ['mina'],
};
/** Treatment plans have a second address with the same screens. */
const secondAddress = '/clinic/prescriptions/treatment-plan';

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

function folderOf(address: string): string {
  const [path = ''] = address.split('?');
  const [section] = sections
    .filter(({ prefix }) => isBelow(path, prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  return section?.remote ?? 'shell';
}

const isWhole = (address: string) =>
  !address.includes(':') && !isBelow(address, secondAddress) && !onlyWithQuery.has(address);

const derived = sections.flatMap(({ area, prefix, screens }) =>
  screens
    .map(({ path }) => [prefix, path].filter(Boolean).join('/'))
    .filter(isWhole)
    .flatMap((address) => users[area].map((user) => ({ user, address }))),
);
const further = Object.entries(furtherAddresses).flatMap(([user, addresses]) =>
  addresses.map((address) => ({ user, address })),
);

/** All addresses of the product: those of the built sections that need no id, and the further ones. */
export const screenCases: readonly ScreenCase[] = [...derived, ...further].map((one) => ({
  ...one,
  folder: folderOf(one.address),
}));
