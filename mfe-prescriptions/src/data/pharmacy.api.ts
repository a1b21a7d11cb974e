import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import useSWR, { type SWRResponse } from 'swr';
import { transcriptionsPath } from './transcriptions.api';

/** The last pharmacy prescription of a patient that was not canceled, as a list of one or none. */
export function useLastPharmacyPrescription(
  patientId: number,
): SWRResponse<Page<Transcription>, ApiError> {
  const query = { patient_id: patientId, type: 'pharmacy', status: 'recorded', limit: 1 };
  const key = [transcriptionsPath, `${transcriptionsPath}/pagination`, query] satisfies ResourceKey;
  return useSWR<Page<Transcription>, ApiError>(key);
}
