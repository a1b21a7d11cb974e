import * as addresses from '@ziba/shared/contracts/addresses';
import { transcriptionType } from '@ziba/shared/contracts/transcription-words';
import { transcriptionTexts as texts } from '@ziba/shared/contracts/transcription-texts';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';

type Locking = Pick<Transcription, 'status' | 'tracking_code'>;

/**
 * Why a prescription cannot be edited, in the words of the server: it has a report, was canceled, or is known to the
 * pharmacy by its tracking code.
 */
export function editRefusal({ status, tracking_code }: Locking): string | undefined {
  if (status === 'reported') return texts.reportedLocked;
  if (status === 'canceled') return texts.canceledLocked;
  return tracking_code === null ? undefined : texts.trackingLocked;
}

/** The address of the form that edits a prescription. */
export const editAddress = ({ id, type }: Pick<Transcription, 'id' | 'type'>): string =>
  type === transcriptionType.pharmacy
    ? addresses.editPharmacyPrescription(id)
    : addresses.editSurgicalPrescription(id);
