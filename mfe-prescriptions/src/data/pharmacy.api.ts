import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type { Transcription, TranscriptionInput } from '@ziba/shared/contracts/transcriptions';
import useSWR, { type SWRResponse } from 'swr';

const path = '/patient-transcriptions';

/** Pharmacy prescriptions, as they are saved and read one by one. */
export const pharmacyPrescriptions = createResource<Transcription, TranscriptionInput>(path, {
  invalidates: ['/appointments', '/patients'],
  entity: 'transcriptions',
});

/** The last pharmacy prescription of a patient that was not canceled, as a list of one or none. */
export function useLastPharmacyPrescription(
  patientId: number,
): SWRResponse<Page<Transcription>, ApiError> {
  const query = { patient_id: patientId, type: 'pharmacy', status: 'recorded', limit: 1 };
  const key = [path, `${path}/pagination`, query] satisfies ResourceKey;
  return useSWR<Page<Transcription>, ApiError>(key);
}
