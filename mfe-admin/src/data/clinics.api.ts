import { createResource } from '@ziba/shared/api/create-resource';
import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { ClinicInput } from '@ziba/shared/contracts/clinic-inputs';
import type { Clinic, ClinicStatusEvent } from '@ziba/shared/contracts/clinics';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';

export const clinics = createResource<Clinic, ClinicInput>('/clinics', {
  // The console of sections shows names of clinics.
  invalidates: ['/registry/clinics', '/registry/matrix'],
});

/** The changes of a clinic's status, the latest first. */
export const useStatusEvents = (id: number): SWRResponse<Page<ClinicStatusEvent>, ApiError> =>
  useSWR<Page<ClinicStatusEvent>, ApiError>([
    '/clinics',
    `/clinics/${id}/status-events`,
  ] satisfies ResourceKey);

/** Suspends a clinic with a reason, or makes it active again. */
export function useStanding(id: number) {
  const invalidate = useInvalidate();
  const change = async (to: 'suspend' | 'reactivate', body: object) => {
    await api.post<Clinic>(`/clinics/${id}/${to}`, body);
    await invalidate('/clinics', '/registry/clinics', '/registry/matrix');
  };
  return {
    suspend: (reason: string) => change('suspend', { reason }),
    reactivate: () => change('reactivate', {}),
  };
}
