import type { PlanOverride, PlanRemote, ReleaseInfo } from '@ziba/shared/contracts/registry';
import { digestOf } from './digest';
import { LoadFault } from './load-fault';

/** The address is on the developer's own machine, so the answer is fast. */
const timeoutMs = 5_000;

async function fetchRelease(address: string): Promise<ReleaseInfo> {
  const url = `${address}release.json`;
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new LoadFault('http', url);
    return (await response.json()) as ReleaseInfo;
  } catch (error) {
    throw error instanceof LoadFault ? error : new LoadFault('network', url, error);
  }
}

/**
 * The release that a developer's own machine serves instead of the release in the plan. Its files are
 * checked against the hashes of that machine: this protects from a half-written build, not from the developer.
 */
export async function developerRelease({ remote, address }: PlanOverride): Promise<PlanRemote> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const release = await fetchRelease(base);
  const { version, contract, preload, files, entry, manifest } = release;
  if (release.remote !== remote || !files[entry]) throw new LoadFault('invalid-module', base);
  const container = String(manifest.name);
  const identity = { name: remote, version, contract, base, container, entry: base + entry };
  const record = { ...identity, preload, files };
  return { ...record, digest: (await digestOf(record)) ?? '' };
}
