import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import { transcriptionTexts as texts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { isBeforeOperation } from '@ziba/shared/contracts/visit-states';

/**
 * Why no report can be submitted for a prescription: there is one, it is one for the pharmacy (beyond
 * X47), it was canceled, or the time of the operation is still to come. Undefined if one can be submitted.
 */
export function reportRefusal(
  prescription: Pick<
    Transcription,
    'type' | 'status' | 'report' | 'report_attachment' | 'operation_date'
  >,
): string | undefined {
  const { type, status, report, report_attachment } = prescription;
  if (type === transcriptionType.pharmacy) return texts.pharmacyReport;
  if (report || report_attachment.length > 0 || status === 'reported') return texts.reportPresent;
  if (status === 'canceled') return texts.canceledLocked;
  return isBeforeOperation(prescription) ? texts.reportEarly : undefined;
}
