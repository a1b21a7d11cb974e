import type { FailureCode } from '@ziba/shared/contracts/section-reports';

/** Why a section is not there: what the failure screen says and what support can quote. */
export interface SectionFailure {
  code: FailureCode;
  /** Address prefix of the section. */
  prefix: string;
  remote: string;
  /** The release that failed; empty where the plan has none. */
  version: string;
  /** Name of the file that it was about. */
  file?: string;
  /** It was a file of the shell: the release is not to blame. */
  isShells?: true;
}

/** What `loadScreen` rejects with. */
export class SectionError extends Error {
  readonly failure: SectionFailure;

  constructor(failure: SectionFailure, cause?: unknown) {
    const { code, prefix, remote, version, file } = failure;
    super([prefix, `${remote}@${version}`, code, file].filter(Boolean).join(' '), { cause });
    this.name = 'SectionError';
    this.failure = failure;
  }
}

/** What a route's error says of its section; null for what was thrown by a screen that was there. */
export function failureOf(error: unknown): SectionFailure | null {
  return error instanceof SectionError ? error.failure : null;
}
