import { createHash } from 'node:crypto';
import type { ReleaseInfo } from '@ziba/shared/contracts/registry';
import { checkFit, checkRelease, type ShellOffer } from '@ziba/shared/contracts/release-check';
import type { Violation } from '@ziba/shared/contracts/release-check-texts';
import { Refusal } from '../../lib/refusal';

/** How many problems the message contains; the details contain all of them. */
const mostTold = 3;
/** The files of a release whose content is read; of all others only the size. */
const readable = /\.(m?js|css|json)$/;

/**
 * Returns the files of an upload if the release may be published: complete, undamaged, built for this shell, and
 * without sections or addresses of other remotes.
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

/** Refuses a release that is not compatible with the other remotes or with the shell. */
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
