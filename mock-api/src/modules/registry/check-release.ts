import { createHash } from 'node:crypto';
import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import { checkFit, checkRelease, type ShellOffer } from '@ziba/shared/contracts/release-check';
import type { Violation } from '@ziba/shared/contracts/release-check-texts';
import { Refusal } from '../../lib/refusal';

/** As many are told in the message; the details name all of them. */
const mostTold = 3;
/** What is read of a release; the rest is only weighed. */
const readable = /\.(m?js|css|json)$/;

/**
 * The files of an upload, once the release may be published: whole, undamaged, made for this shell, and
 * taking nothing that the others have.
 */
export function checkedFiles(
  { release, contents }: { release: ReleaseInfo; contents: Record<string, string> },
  others: readonly ReleaseInfo[],
  shell: ShellOffer,
): Map<string, Buffer> {
  const files = new Map(
    Object.entries(contents).map(([name, encoded]) => [name, Buffer.from(encoded, 'base64')]),
  );
  const described = [...files].map(([name, content]) => ({
    name,
    size: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    text: readable.test(name) ? content.toString('utf8') : undefined,
  }));
  refuse(checkRelease({ release, files: described, others, shell }));
  return files;
}

/** Refuses a release that does not go together with the others or with the shell. */
export function checkSections(
  release: ReleaseInfo,
  others: readonly ReleaseInfo[],
  shell?: ShellOffer,
): void {
  refuse(checkFit(release, others, shell));
}

function refuse(violations: readonly Violation[]): void {
  const [first] = violations;
  if (!first) return;
  const status = ['section_taken', 'key_taken'].includes(first.code) ? 409 : 400;
  const message = violations
    .slice(0, mostTold)
    .map((violation) => violation.message)
    .join('؛ ');
  throw new Refusal(status, first.code, message, undefined, {}, { violations });
}
