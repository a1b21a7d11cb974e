import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import type { ReleaseTarget } from '@ziba/shared/contracts/releases';
import type { RunningProduct } from './running-product';

/** The section of the handmade remote: everybody with all sections of a clinic has it. */
export const probe = { remote: 'mfe-probe', title: 'آزمونه', address: '/clinic/probe' };

const container = 'clinic_sec_mfe_probe';

/** Places where a handmade release may go wrong: a statement of JavaScript at each. */
export interface Faults {
  /** While the entry runs. */
  entry?: string;
  /** While the exposed module is asked for. */
  module?: string;
  /** While the screen is drawn. */
  render?: string;
}

/**
 * A container as the federation runtime knows it, written by hand: one section whose screen shows
 * `words` under its title, and a field that announces work in progress.
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
    contract: '^2.0',
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

/** What a version is made of: what its screen says, what goes wrong in it, and whom it is for. */
export interface Handmade {
  words?: string;
  faults?: Faults;
  target?: ReleaseTarget;
  /** A team's new section: it waits for the operator. */
  isTeams?: boolean;
}

/** Publishes a version of the handmade remote with the installation's own token. */
export async function publishHandmade(
  { address, dataDir }: RunningProduct,
  version: string,
  { words = version, faults = {}, target = { kind: 'all' }, isTeams = false }: Handmade = {},
): Promise<void> {
  const token = (await readFile(join(dataDir, 'publish-token'), 'utf8')).trim();
  const entry = entryOf(words, faults);
  const body = {
    release: releaseOf(version, entry),
    contents: { 'entry.js': Buffer.from(entry).toString('base64') },
    target,
    // What comes with the installation does not wait for the operator.
    bundled: !isTeams,
  };
  const answer = await fetch(`${address}/api/registry/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}
