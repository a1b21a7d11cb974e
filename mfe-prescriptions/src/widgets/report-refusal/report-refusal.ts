import {
  transcriptionTexts as texts,
  transcriptionType,
  type Transcription,
} from '@ziba/shared/contracts/transcriptions';

/**
 * Why no report can be submitted for a prescription: there is one, it is one for the pharmacy (text 2 §2.18, beyond
 * X47), or it was canceled. Undefined if one can be submitted.
 */
export function reportRefusal({
  type,
  status,
  report,
  report_attachment,
}: Pick<Transcription, 'type' | 'status' | 'report' | 'report_attachment'>): string | undefined {
  if (type === transcriptionType.pharmacy) return texts.pharmacyReport;
  if (report || report_attachment.length > 0 || status === 'reported') return texts.reportPresent;
  return status === 'canceled' ? texts.canceledLocked : undefined;
}
