import { manifestText } from '@ziba/shared/contracts/manifest-text';
import type { PlanRemote } from '@ziba/shared/contracts/registry';

/** The integrity value of some bytes; null where the browser counts none (an address without TLS). */
export async function integrityOf(bytes: BufferSource): Promise<string | null> {
  // Typed as always there, and missing where the address is not secure.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** The digest of what the plan says of a remote. */
export function digestOf(remote: Omit<PlanRemote, 'digest'>): Promise<string | null> {
  return integrityOf(new TextEncoder().encode(manifestText(remote)));
}
