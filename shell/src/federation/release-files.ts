import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { LoadFault } from './load-fault';

/** What kind of file does not have the bytes of the plan: each kind has a code of its own. */
type Kind = 'entry' | 'module' | 'chunk' | 'style';

interface Known {
  integrity: string;
  kind: Kind;
}

/** By address. */
const known = new Map<string, Known>();
const asked = new Map<string, number>();

/** An address without query and hash. */
const bare = (url: string) => {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
};

function kindOf(name: string, { base, entry, preload }: PlanRemote): Kind {
  if (name.endsWith('.css')) return 'style';
  const modules = Object.keys(preload);
  // The file of a first visit holds the entry.
  if (base + name === entry || modules.some((module) => preload[module]?.[0] === name))
    return 'entry';
  return modules.some((module) => name.startsWith(`${module.slice(2)}.`)) ? 'module' : 'chunk';
}

/** Makes the files of a release known by their hashes; what no plan names is not run. */
export function learnFiles(remote: PlanRemote): void {
  for (const [name, integrity] of Object.entries(remote.files)) {
    known.set(bare(remote.base + name), { integrity, kind: kindOf(name, remote) });
  }
}

/** Makes the files below `base` unknown again. */
export function forgetFiles(base: string): void {
  const start = bare(base);
  for (const files of [known, asked]) {
    for (const url of files.keys()) if (url.startsWith(start)) files.delete(url);
  }
}

/** What the plan says of the file at an address. */
export const fileAt = (url: string): Known | undefined => known.get(bare(url));

/**
 * Where a file is and what its bytes must be. The address is new each time it is asked for again, so
 * that no failure comes out of a cache.
 */
function hosted(url: string) {
  const address = bare(url);
  const file = known.get(address);
  if (!file) throw new LoadFault(`integrity-${/\.css$/.test(address) ? 'style' : 'chunk'}`, url);
  const retries = asked.get(address) ?? 0;
  asked.set(address, retries + 1);
  return {
    address: retries > 0 ? `${address}?retry=${retries}` : address,
    integrity: file.integrity,
  };
}

/** The script element for the entry or a chunk of a release: a changed byte is not run. */
export function hostedScript(url: string): HTMLScriptElement {
  const { address, integrity } = hosted(url);
  return Object.assign(document.createElement('script'), {
    src: address,
    integrity,
    crossOrigin: 'anonymous',
  });
}

/** The link element for a style of a release. */
export function hostedStyle(url: string): HTMLLinkElement {
  const { address, integrity } = hosted(url);
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: address,
    integrity,
    crossOrigin: 'anonymous',
  });
}
