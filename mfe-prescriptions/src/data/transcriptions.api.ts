import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  DoctorStamp,
  PrescriptionSettings,
} from '@ziba/shared/contracts/prescription-settings';
import type { TranscriptionVersion } from '@ziba/shared/contracts/transcription-versions';
import type { TranscriptionInput } from '@ziba/shared/contracts/transcription-inputs';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import useSWR, { type SWRResponse } from 'swr';

/** The resource name under which all answers about prescriptions are cached. */
export const transcriptionsPath = '/patient-transcriptions';

/** The live events after which a prescription on show is out of date. */
export const transcriptionEvents = [
  'transcription.changed',
  'payment.changed',
  'appointment.changed',
] as const;

/** The resources that a change of a prescription makes out of date: an operation takes up the doctor's time. */
const alsoChanged = ['/appointments', '/patients', '/schedule'];

/**
 * The prescriptions of the clinic; a doctor gets only their own. The server sets the action status of the appointment in
 * the transaction that saves a prescription, and an operation takes up the doctor's time.
 */
export const transcriptions = createResource<Transcription, TranscriptionInput>(
  transcriptionsPath,
  {
    invalidates: alsoChanged,
    entity: 'transcriptions',
    liveEvents: transcriptionEvents,
  },
);

/**
 * Cancels a prescription with the reason. The server refuses it after a report or a payment (409) and releases the time of
 * its operation.
 */
export function useCancelTranscription() {
  const invalidate = useInvalidate();
  return async (id: number, reason: string): Promise<void> => {
    const path = `${transcriptionsPath}/${id}/cancel`;
    await sendOnce(path, { reason }, (idempotencyKey) =>
      api.post(path, { reason }, { idempotencyKey }),
    );
    await invalidate(transcriptionsPath, ...alsoChanged);
  };
}

/** The prescriptions of an appointment, the newest first, live; sends nothing while the id is undefined. */
export function useTranscriptionsOf(
  appointmentId: number | undefined,
): SWRResponse<Page<Transcription>, ApiError> {
  const path = `${transcriptionsPath}/by-appointment/${appointmentId}`;
  const key = [transcriptionsPath, path] satisfies ResourceKey;
  useLiveRows(transcriptionEvents, transcriptionsPath);
  return useSWR<Page<Transcription>, ApiError>(appointmentId === undefined ? null : key);
}

/** Every version of a prescription, the last one first. */
export function useTranscriptionVersions(
  id: number,
): SWRResponse<Page<TranscriptionVersion>, ApiError> {
  const key = [transcriptionsPath, `${transcriptionsPath}/${id}/versions`] satisfies ResourceKey;
  return useSWR<Page<TranscriptionVersion>, ApiError>(key);
}

/** What is printed on a prescription beside itself. */
export interface PrescriptionLetterhead {
  /** Clinic and doctor; undefined for a prescription without an appointment. */
  receipt: AppointmentReceipt | undefined;
  settings: PrescriptionSettings;
  stamp: DoctorStamp | undefined;
}

/** Reads the clinic, the doctor, the printed heading and the doctor's stamp for a print. */
export async function readLetterhead({
  appointment_id,
  doctor_id,
}: Transcription): Promise<PrescriptionLetterhead> {
  const [receipt, settings, stamp] = await Promise.all([
    appointment_id === null
      ? undefined
      : api.get<AppointmentReceipt>(`/appointments/${appointment_id}/receipt`),
    api.get<PrescriptionSettings>('/prescriptions/settings'),
    doctor_id === null ? undefined : api.get<DoctorStamp>('/prescriptions/stamp', { doctor_id }),
  ]);
  return { receipt, settings, stamp };
}
