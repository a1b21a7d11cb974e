import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { ReleaseTarget } from '@ziba/shared/contracts/releases';
import type { RunningProduct } from './running-product';

/** The section of the probe, a handwritten remote. Users with all sections of a clinic may open it. */
export const probe = { remote: 'mfe-probe', title: 'آزمونه', address: '/clinic/probe' };

const container = 'clinic_sec_mfe_probe';

/** Faults of a probe release: a JavaScript statement for each place where it may fail. */
export interface Faults {
  /** Runs with the entry. */
  entry?: string;
  /** Runs when the exposed module is requested. */
  module?: string;
  /** Runs when the screen renders. */
  render?: string;
}

/**
 * A handwritten container for the federation runtime: one section whose screen shows its title and
 * `words`.
 */
const entryOf = (words: string, { entry = '', module = '', render = '' }: Faults) => `
var ${container} = (() => {
  ${entry};
  let scope;
  const share = async (name) => {
    const [{ lib, get }] = Object.values(scope[name]);
    return lib ? lib() : (await get())();
  };
  return {
    init(given) { scope = given; },
    async get() {
      ${module};
      const { createElement } = await share('react');
      const Probe = () => {
        ${render};
        return createElement('div', null,
          createElement('h1', { tabIndex: -1 }, ${JSON.stringify(probe.title)}),
          createElement('p', null, ${JSON.stringify(words)}));
      };
      const screens = [{ path: '', title: ${JSON.stringify(probe.title)}, needs: 'read', load: async () => Probe }];
      return () => ({ default: { area: 'clinic', key: 'probe', prefix: '${probe.address}', screens } });
    },
  };
})();
globalThis.${container} = ${container};`;

const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

function releaseOf(version: string, entry: string): ReleaseInfo {
  return {
    remote: probe.remote,
    version,
    contract: '^3.0',
    shares: ['react'],
    sections: [
      {
        area: 'clinic',
        key: 'probe',
        title: probe.title,
        prefix: probe.address,
        menu: { order: 900, icon: 'sections' },
        screens: [{ path: '', title: probe.title, needs: 'read' }],
        module: './clinic-probe',
      },
    ],
    entry: 'entry.js',
    manifest: { name: container, exposes: [{ path: './clinic-probe' }] },
    preload: {},
    files: { 'entry.js': integrityOf(entry) },
  };
}

/** The content of a probe release: the text of its screen, its faults, and its target. */
export interface ProbeRelease {
  words?: string;
  faults?: Faults;
  target?: ReleaseTarget;
  /** Publishes as a team, so that a new section waits for the operator. */
  isTeams?: boolean;
}

/** Publishes a version of the probe with the installation's own token. */
export async function publishProbe(
  { address, dataDir }: RunningProduct,
  version: string,
  { words = version, faults = {}, target = { kind: 'all' }, isTeams = false }: ProbeRelease = {},
): Promise<void> {
  const token = (await readFile(join(dataDir, 'publish-token'), 'utf8')).trim();
  const entry = entryOf(words, faults);
  const body = {
    release: releaseOf(version, entry),
    contents: { 'entry.js': Buffer.from(entry).toString('base64') },
    target,
    // Bundled sections do not wait for the operator.
    bundled: !isTeams,
  };
  const answer = await fetch(`${address}/api/registry/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
