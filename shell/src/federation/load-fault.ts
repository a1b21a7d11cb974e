import type { FailureCode } from '@ziba/shared/contracts/section-reports';

/** An error whose failure code is known where it is thrown; `file` is an address. */
export class LoadFault extends Error {
  readonly code: FailureCode;
  readonly file?: string;

  constructor(code: FailureCode, file?: string, cause?: unknown) {
    super(file ? `${code}: ${file}` : code, { cause });
    this.name = 'LoadFault';
    this.code = code;
    this.file = file;
  }
}
