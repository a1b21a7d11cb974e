import { ApiError } from '@ziba/shared/api/api-error';
import { m } from './messages';

/** Why a patient cannot be shown, in the words of text 2. */
export const loadFailure = ({ message }: { message: string }) => `${m.loadFailed}: ${message}`;

/** Why an edit was not saved, in the words of text 2: refused by the server, or a failed call. */
export function editFailure(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const isRefused = error.status >= 400 && error.status < 500;
  const message = `${isRefused ? m.editRefused : m.editFailed}: ${error.message}`;
  return new ApiError(error.status, { ...error.body, message });
}

/** Why a file was not taken out of the archive. */
export const restoreFailure = (error: unknown) =>
  error instanceof ApiError ? `${m.archive.notRestored} ${error.message}` : m.archive.notRestored;
