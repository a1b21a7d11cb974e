import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { AppointmentReceipt } from '@ziba/shared/contracts/appointment-details';
import useSWR, { type SWRResponse } from 'swr';

const pathOf = (id: number) => `/appointments/${id}/receipt`;

/** The receipt of an appointment as it stands now. */
export function useReceipt(id: number): SWRResponse<AppointmentReceipt, ApiError> {
  return useSWR<AppointmentReceipt, ApiError>(['/appointments', pathOf(id)] satisfies ResourceKey);
}

/** Reads the receipt without the cache, for printing. */
export const readReceipt = (id: number) => api.get<AppointmentReceipt>(pathOf(id));

/** Tells the server that the receipt was printed: the next print is marked as a copy. */
export function useNotePrint(id: number): () => Promise<void> {
  const invalidate = useInvalidate();
  return async () => {
    await api.post(`${pathOf(id)}/printed`);
    await invalidate('/appointments');
  };
}
