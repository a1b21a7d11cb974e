import * as addresses from '@ziba/shared/contracts/addresses';
import {
  transcriptionTexts as texts,
  transcriptionType,
  type Transcription,
} from '@ziba/shared/contracts/transcriptions';

/** Why a prescription cannot be edited, in the words of the server: it has a report, or was canceled. */
export function editRefusal({ status }: Pick<Transcription, 'status'>): string | undefined {
  if (status === 'reported') return texts.reportedLocked;
  return status === 'canceled' ? texts.canceledLocked : undefined;
}

/** The address of the form that edits a prescription. */
export const editAddress = ({ id, type }: Pick<Transcription, 'id' | 'type'>): string =>
  type === transcriptionType.pharmacy
    ? addresses.editPharmacyPrescription(id)
    : addresses.editSurgicalPrescription(id);
