import { common } from '../../messages';

/**
 * Joins what failed and why into one text; returns the reason alone if `failed` is undefined. A reason that only
 * says that saving failed is left out.
 */
export function failureText(failed: string | undefined, reason: string): string {
  if (!failed) return reason || common.saveFailed;
  if (!reason || reason === failed || reason === common.saveFailed) return failed;
  return /[!.\u061f]$/.test(failed) ? `${failed} ${reason}` : `${failed}: ${reason}`;
}
