import { createHash } from 'node:crypto';
import type { ReleaseInfo, SectionDescriptor } from '@ziba/shared/contracts/registry';
import { containerOf } from '@ziba/shared/contracts/release-check';
import type { ReleaseTarget } from '@ziba/shared/contracts/releases';
import type { Answer, Call } from './call';
import { publishToken } from './start-api';

/** A section, by default of the clinic area. */
export function aSection(
  key: string,
  overrides: Partial<SectionDescriptor> = {},
): SectionDescriptor {
  const area = overrides.area ?? 'clinic';
  return {
    area,
    key,
    title: `بخش ${key}`,
    prefix: area === 'public' ? `/${key}` : `/${area}/${key}`,
    screens: [{ path: '', title: `بخش ${key}`, needs: 'read' }],
    module: `./${area}-${key}`,
    ...overrides,
  };
}

interface Upload {
  release: ReleaseInfo;
  contents: Record<string, string>;
  notes?: string;
  target?: ReleaseTarget;
  bundled?: boolean;
}

/** A release with correct integrity values: an entry file, and the given further files. */
export function aRelease(
  remote: string,
  version: string,
  sections: SectionDescriptor[],
  files: Record<string, string> = {},
): Upload {
  const all = { 'entry.js': `/* ${remote} ${version} */`, ...files };
  const integrity = (text: string) =>
    `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const entries = Object.entries(all);
  return {
    release: {
      remote,
      version,
      contract: '^3.1',
      shares: [],
      sections,
      entry: 'entry.js',
      manifest: {
        name: containerOf(remote),
        exposes: sections.map(({ module }) => ({ path: module })),
      },
      preload: {},
      files: Object.fromEntries(entries.map(([name, text]) => [name, integrity(text)])),
    },
    contents: Object.fromEntries(
      entries.map(([name, text]) => [name, Buffer.from(text).toString('base64')]),
    ),
  };
}

/** Publishes as the installation does; with a team's token as the release command does. */
export function publish(anyone: Call, upload: Upload, token = publishToken): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` };
  const bundled = token === publishToken;
  return anyone('POST', '/registry/releases', { bundled, ...upload }, headers);
}

let last = 0;

/**
 * Names that no other test publishes, because published releases stay; and a release of them. All are of the same
 * length, so that the sizes of releases do not depend on how many there were before.
 */
export function releaseNames() {
  last += 1;
  const word = `x-${[...String(last).padStart(3, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const [remote, goods, services] = [`mfe-${word}`, `goods-${word}`, `services-${word}`];
  const inventory = (version = '1.0.0', files?: Record<string, string>) =>
    aRelease(remote, version, [aSection(goods), aSection(services)], files);
  return { word, remote, goods, services, inventory };
}
