import { ApiError } from '../../api/api-error';
import {
  consentRequiredCode,
  missingConsents,
  type MissingConsents,
} from '../../contracts/consents';

/** The consents to sign, when the server refused a report because of them; undefined for other errors. */
export function missingConsentsOf(error: unknown): MissingConsents | undefined {
  if (!(error instanceof ApiError) || error.body.code !== consentRequiredCode) return undefined;
  return missingConsents.safeParse(error.body.details).data;
}
