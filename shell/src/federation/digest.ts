import { manifestText } from '@ziba/shared/contracts/manifest-text';
import type { PlanRemote } from '@ziba/shared/contracts/registry';

/** The integrity value (SHA-384) of some bytes; null where the browser cannot compute it (no TLS). */
export async function integrityOf(bytes: BufferSource): Promise<string | null> {
  // The type says that it always exists, but it is missing without TLS.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** The digest of a remote's entry in the plan. */
export function digestOf(remote: Omit<PlanRemote, 'digest'>): Promise<string | null> {
  return integrityOf(new TextEncoder().encode(manifestText(remote)));
}
