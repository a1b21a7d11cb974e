import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { StaffServices } from '@ziba/shared/contracts/staff-services';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';

const keyOf = (id: number) => ['/users', `/users/${id}/services`] satisfies ResourceKey;

/** The services that a doctor does, with the version of the user; an empty list means every service. */
export const useStaffServices = (id: number): SWRResponse<StaffServices, ApiError> =>
  useSWR<StaffServices, ApiError>(keyOf(id));

interface Changes {
  serviceIds: readonly number[];
  version: number | undefined;
}

/** Replaces the services that a doctor does; users and free times are read again. */
export function useSaveStaffServices() {
  const invalidate = useInvalidate();
  const { mutate } = useSWRConfig();
  return async (id: number, changes: Changes): Promise<void> => {
    const saved = await api.put<StaffServices>(`/users/${id}/services`, changes);
    await mutate(keyOf(id), saved, { revalidate: false });
    await invalidate('/users', '/schedule');
  };
}
