import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLive } from '@ziba/shared/api/use-live';
import type { StoredAppointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import type {
  DoctorStamp,
  PrescriptionSettings,
} from '@ziba/shared/contracts/prescription-settings';
import useSWR, { type SWRResponse } from 'swr';

export const settingsPath = '/prescriptions/settings';
export const stampPath = '/prescriptions/stamp';

/** The clinic's settings of prescriptions; read again when another user changes them. */
export function usePrescriptionSettings(): SWRResponse<PrescriptionSettings, ApiError> {
  const key = [settingsPath, settingsPath] satisfies ResourceKey;
  const answer = useSWR<PrescriptionSettings, ApiError>(key);
  useLive(['settings.changed'], () => void answer.mutate());
  return answer;
}

/** The stamp of a doctor; that of the signed-in user without one. */
export function useStamp(doctorId?: number): SWRResponse<DoctorStamp, ApiError> {
  const query = doctorId === undefined ? {} : { doctor_id: doctorId };
  const key = [stampPath, stampPath, query] satisfies ResourceKey;
  return useSWR<DoctorStamp, ApiError>(key);
}

/** Saves a part of the settings, or the own stamp; what is not sent stays as it is. */
export function useSavePart(path: typeof settingsPath | typeof stampPath) {
  const invalidate = useInvalidate();
  return async (part: object) => {
    await api.put(path, part);
    await invalidate(path);
  };
}

/** The clinic's settings of appointments, which contain the costs of a cancellation. */
export function useCancellationPolicy(): SWRResponse<StoredAppointmentSettings, ApiError> {
  const path = '/appointments/settings';
  const key = [path, path] satisfies ResourceKey;
  return useSWR<StoredAppointmentSettings, ApiError>(key);
}
