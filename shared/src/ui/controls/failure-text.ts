import { common } from '../../messages';

/**
 * What failed and why, as one text; the reason alone where nobody says what failed. A reason that only
 * says that saving failed adds nothing.
 */
export function failureText(failed: string | undefined, reason: string): string {
  if (!failed) return reason || common.saveFailed;
  if (!reason || reason === failed || reason === common.saveFailed) return failed;
  return /[!.\u061f]$/.test(failed) ? `${failed} ${reason}` : `${failed}: ${reason}`;
}
