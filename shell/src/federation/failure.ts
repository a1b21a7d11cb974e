import type { FailureCode } from '@ziba/shared/contracts/section-reports';

/** Why a section did not open: shown on the failure screen, and as a code for support. */
export interface SectionFailure {
  code: FailureCode;
  /** Address prefix of the section. */
  prefix: string;
  remote: string;
  /** The release that failed; empty where the plan has none. */
  version: string;
  /** Name of the file that failed. */
  file?: string;
  /** A file of the shell failed, so the release is not to blame. */
  isShellFile?: true;
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

/** The failure in a route's error; null when the screen was loaded and threw. */
export function failureOf(error: unknown): SectionFailure | null {
  return error instanceof SectionError ? error.failure : null;
}
