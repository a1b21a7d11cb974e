import { useDebounced } from '@ziba/shared/api/use-debounced';
import { useAppointmentSettings } from '../../data/appointment-settings.api';
import { useClinicServices } from '../../data/clinic-services.api';
import { useDiscount } from '../../data/discounts.api';

/** The values that the costs depend on. */
export interface PriceInputs {
  serviceId: number | undefined;
  patientId: number | undefined;
  insurance: string;
  discountCode: string;
}

/** Milliseconds after the last key press before a code is checked. */
const debounceMs = 400;

/** The discount of a code; the server is asked while the user types. */
export function useDiscountCheck({ discountCode, serviceId, patientId }: PriceInputs, fee: number) {
  const code = useDebounced(discountCode.trim(), debounceMs);
  const { data, error, isLoading } = useDiscount({ code, fee, serviceId, patientId });
  const isCurrent = code === discountCode.trim();
  return { checked: isCurrent ? data : undefined, error: isCurrent ? error : undefined, isLoading };
}

/**
 * Fee, discount, the insurance's share and the amount that the patient pays, in whole tomans. The server
 * computes them in the same way when the appointment is booked.
 */
export function useFee(priceInputs: PriceInputs) {
  const services = useClinicServices().data?.data ?? [];
  const shares = useAppointmentSettings().data?.insurance_shares ?? {};
  const service = services.find(({ id }) => id === priceInputs.serviceId);
  const fee = service?.fee ?? 0;
  const percent = shares[priceInputs.insurance] ?? 0;
  const discount = useDiscountCheck(priceInputs, fee);
  const off = discount.checked?.amount ?? 0;
  const share = Math.min(Math.floor((fee * percent) / 100), fee - off);
  return { service, fee, off, percent, share, payable: fee - off - share, discount };
}
