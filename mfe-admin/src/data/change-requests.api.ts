import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { ChangeRequest, ChangeRequestInput } from '@ziba/shared/contracts/change-requests';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';
import { useDecisions, type Decisions } from './decisions.api';

const resource = '/change-requests';
const pathOf = (clinicId: number) => `/clinics/${clinicId}/change-requests`;

/** The latest request of a clinic to change who is responsible for it; a decision is shown at once. */
export function useLatestChange(clinicId: number): SWRResponse<Page<ChangeRequest>, ApiError> {
  useLiveRows(['change_request.changed'], resource);
  return useSWR<Page<ChangeRequest>, ApiError>([
    resource,
    pathOf(clinicId),
    { limit: 1 },
  ] satisfies ResourceKey);
}

/** Asks the platform for the change, once however often the same is pressed; and withdraws a request that waits. */
export function useAskForChange(clinicId: number) {
  const path = pathOf(clinicId);
  const createOnce = useCreateKey(path);
  const invalidate = useInvalidate();
  return {
    ask: async (input: ChangeRequestInput): Promise<void> => {
      await createOnce(input, (idempotencyKey) =>
        api.post<ChangeRequest>(path, input, { idempotencyKey }),
      );
      await invalidate(resource);
    },
    withdraw: async (id: number): Promise<void> => {
      await api.post(`${path}/${id}/withdraw`, {});
      await invalidate(resource);
    },
  };
}

/** Approves the request of a clinic, which changes the clinic, or refuses it with a reason. */
export const useDecideOnChange = (id: number): Decisions =>
  useDecisions(`/admin${resource}/${id}`, [resource, '/clinics']);
