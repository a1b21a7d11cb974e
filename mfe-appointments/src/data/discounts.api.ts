import { api, type ApiError } from '@ziba/shared/api/client';
import type { DiscountChecked } from '@ziba/shared/contracts/discounts';
import useSWR, { type SWRResponse } from 'swr';

interface DiscountQuery {
  /** Nothing is asked while it is ''. */
  code: string;
  /** Tomans. */
  fee: number;
  serviceId: number | undefined;
  patientId: number | undefined;
}

/** The discount that a code gives on a fee; the error says why the code is refused. */
export function useDiscount(query: DiscountQuery): SWRResponse<DiscountChecked, ApiError> {
  const { code, fee, serviceId, patientId } = query;
  const body = { code, fee, service_id: serviceId, patient_id: patientId };
  return useSWR<DiscountChecked, ApiError>(
    code === '' ? null : ['/discounts/check', code, fee, serviceId, patientId],
    () => api.post<DiscountChecked>('/discounts/check', body),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}
