import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLive } from '@ziba/shared/api/use-live';
import type {
  AppointmentSettings,
  StoredAppointmentSettings,
} from '@ziba/shared/contracts/appointment-settings';
import type { Changes } from '@ziba/shared/ui/forms/form';
import useSWR, { type SWRResponse } from 'swr';
import { calendarRereads } from './calendar-rereads';

const settingsPath = '/appointments/settings';

/** The clinic's settings of appointments; read again when another user changes them. */
export function useAppointmentSettings(): SWRResponse<StoredAppointmentSettings, ApiError> {
  const key = [settingsPath, settingsPath] satisfies ResourceKey;
  const answer = useSWR<StoredAppointmentSettings, ApiError>(key);
  useLive(['settings.changed'], () => void answer.mutate());
  return answer;
}

/** Saves a part of the settings; settings that are not sent stay as they are. */
export function useSaveSettings() {
  const invalidate = useInvalidate();
  return async (part: Changes<AppointmentSettings>) => {
    await api.put<AppointmentSettings>(settingsPath, part);
    await invalidate(settingsPath, ...calendarRereads);
  };
}
