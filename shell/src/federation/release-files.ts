import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { LoadFault } from './load-fault';

/** Integrity values by address. */
const known = new Map<string, string>();
const asked = new Map<string, number>();

/** An address without query and hash. */
const bare = (url: string) => {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
};

/** Makes the files of a release known by their hashes; what no plan names is not run. */
export function learnFiles({ base, files }: PlanRemote): void {
  for (const [name, integrity] of Object.entries(files)) {
    known.set(bare(base + name), integrity);
  }
}

/** Makes the files below `base` unknown again. */
export function forgetFiles(base: string): void {
  const start = bare(base);
  for (const files of [known, asked]) {
    for (const url of files.keys()) if (url.startsWith(start)) files.delete(url);
  }
}

/**
 * Where a file is and what its bytes must be. The address is new each time it is asked for again, so
 * that no failure comes out of a cache.
 */
function hosted(url: string) {
  const address = bare(url);
  const integrity = known.get(address);
  if (!integrity)
    throw new LoadFault(`integrity-${/\.css$/.test(address) ? 'style' : 'chunk'}`, url);
  const retries = asked.get(address) ?? 0;
  asked.set(address, retries + 1);
  return {
    address: retries > 0 ? `${address}?retry=${retries}` : address,
    integrity,
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
