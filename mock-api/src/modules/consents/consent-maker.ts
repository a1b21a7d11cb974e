import { join } from 'node:path';
import type { HeavyWork } from '../../lib/heavy-work';
import { inWorker } from '../../lib/in-worker';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import type { SignedConsent } from './consent-document';

/** Consents that may wait, besides the one whose PDF is made. */
const mostWaiting = 20;
/** Milliseconds that the PDF of a consent may take. One of 10,000 letters takes about a second. */
const longest = 30_000;

export type MakeConsent = (consent: SignedConsent) => Promise<Buffer>;

/**
 * Makes the PDFs of consents, one at a time, in a thread of its own. Refuses with 503 a consent while too many wait, and
 * one whose PDF takes longer than `milliseconds`.
 */
export function consentMaker(
  heavy: HeavyWork,
  packageDir: string,
  milliseconds = longest,
): MakeConsent {
  const program = join(packageDir, 'dist', 'modules', 'consents', 'consent-worker.mjs');
  const queue = heavy.queueOf({ mostWaiting, busy: m.consentsBusy });
  const tooLong = () => new Refusal(503, 'too_long', m.consentTooLong);
  return (consent) => queue(() => inWorker(program, consent, { milliseconds, tooLong }));
}
