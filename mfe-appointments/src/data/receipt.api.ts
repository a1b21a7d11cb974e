import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  AppointmentDetails,
  AppointmentReceipt,
} from '@ziba/shared/contracts/appointment-details';
import useSWR, { type SWRResponse } from 'swr';

const pathOf = (id: number) => `/appointments/${id}/receipt`;

/** The receipt of an appointment as it stands now. */
export function useReceipt(id: number): SWRResponse<AppointmentReceipt, ApiError> {
  return useSWR<AppointmentReceipt, ApiError>(['/appointments', pathOf(id)] satisfies ResourceKey);
}

/** The same, past the cache: what is printed is what the server says at that moment. */
export const readReceipt = (id: number) => api.get<AppointmentReceipt>(pathOf(id));

/** The appointment that has a code. */
export const readByCode = (code: string) =>
  api.get<AppointmentDetails>(`/appointments/by-code/${encodeURIComponent(code)}`);

/** Tells the server that the receipt was printed: the next print is marked as a copy (beyond E14). */
export function useNotePrint(id: number): () => Promise<void> {
  const invalidate = useInvalidate();
  return async () => {
    await api.post(`${pathOf(id)}/printed`);
    await invalidate('/appointments');
  };
}
