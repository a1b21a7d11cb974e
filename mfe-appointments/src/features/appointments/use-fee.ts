import { api, type ApiError } from '@ziba/shared/api/client';
import type { DiscountChecked } from '@ziba/shared/contracts/discounts';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useBookingSettings, useClinicServices } from '../../data/appointments.api';

/** What the costs follow from. */
export interface Priced {
  serviceId: number | undefined;
  patientId: number | undefined;
  insurance: string;
  discountCode: string;
}

/** Milliseconds of silence after which a code is asked about. */
const pause = 400;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What a discount code takes off, asked of the server while one types (beyond E10). */
export function useDiscountCheck({ discountCode, serviceId, patientId }: Priced, fee: number) {
  const code = useSettled(discountCode.trim());
  const body = { code, fee, service_id: serviceId, patient_id: patientId };
  const { data, error, isLoading } = useSWR<DiscountChecked, ApiError>(
    code === '' ? null : ['/discounts/check', code, fee, serviceId, patientId],
    () => api.post<DiscountChecked>('/discounts/check', body),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const isCurrent = code === discountCode.trim();
  return { checked: isCurrent ? data : undefined, error: isCurrent ? error : undefined, isLoading };
}

/**
 * Fee, discount, the insurance's share and what the patient pays, in whole tomans: counted as the server
 * counts them when the appointment is booked (beyond E10, E11).
 */
export function useFee(priced: Priced) {
  const services = useClinicServices().data?.data ?? [];
  const shares = useBookingSettings().data?.insurance_shares ?? {};
  const service = services.find(({ id }) => id === priced.serviceId);
  const fee = service?.fee ?? 0;
  const percent = shares[priced.insurance] ?? 0;
  const discount = useDiscountCheck(priced, fee);
  const off = discount.checked?.amount ?? 0;
  const share = Math.min(Math.floor((fee * percent) / 100), fee - off);
  return { service, fee, off, percent, share, payable: fee - off - share, discount };
}
