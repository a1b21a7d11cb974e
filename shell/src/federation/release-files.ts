import type { PlanRemote } from '@ziba/shared/contracts/registry';
import { LoadFault } from './load-fault';

/** Integrity values by address. */
const integrityByAddress = new Map<string, string>();
/** How often a file was requested, by address. */
const requestCounts = new Map<string, number>();

/** An address without query and hash. */
const withoutQuery = (url: string) => {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin + pathname;
};

/** Registers the files of a release with their hashes; a file that no plan names is never run. */
export function registerFiles({ base, files }: PlanRemote): void {
  for (const [name, integrity] of Object.entries(files)) {
    integrityByAddress.set(withoutQuery(base + name), integrity);
  }
}

/** Removes the files below `base` again. */
export function forgetFiles(base: string): void {
  const start = withoutQuery(base);
  for (const files of [integrityByAddress, requestCounts]) {
    for (const url of files.keys()) if (url.startsWith(start)) files.delete(url);
  }
}

/**
 * The address and the integrity of a file. Each repeated request gets a new address, so that a failure is
 * never answered from a cache. Throws when no plan names the file.
 */
function resolveFile(url: string) {
  const address = withoutQuery(url);
  const integrity = integrityByAddress.get(address);
  if (!integrity)
    throw new LoadFault(`integrity-${/\.css$/.test(address) ? 'style' : 'chunk'}`, url);
  const retries = requestCounts.get(address) ?? 0;
  requestCounts.set(address, retries + 1);
  return {
    address: retries > 0 ? `${address}?retry=${retries}` : address,
    integrity,
  };
}

/** Creates the script element for the entry or a chunk of a release. Changed bytes are not run. */
export function createScript(url: string): HTMLScriptElement {
  const { address, integrity } = resolveFile(url);
  return Object.assign(document.createElement('script'), {
    src: address,
    integrity,
    crossOrigin: 'anonymous',
  });
}

/** Creates the link element for a style of a release. */
export function createStyleLink(url: string): HTMLLinkElement {
  const { address, integrity } = resolveFile(url);
  return Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: address,
    integrity,
    crossOrigin: 'anonymous',
  });
}
