import { transcriptionTexts as texts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';

/**
 * Why a prescription cannot be canceled, in the words of the server: it has a report, was canceled before, or something
 * was paid for it. Undefined if it can be canceled.
 */
export function cancelRefusal({
  status,
  paid_amount,
}: Pick<Transcription, 'status' | 'paid_amount'>): string | undefined {
  if (status === 'reported') return texts.reportedNotCanceled;
  if (status === 'canceled') return texts.canceledLocked;
  return paid_amount > 0 ? texts.hasMoney : undefined;
}
