import { ApiError } from '@ziba/shared/api/client';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { ClinicInput } from '@ziba/shared/contracts/clinic-inputs';
import { quotes } from '../../../data/clinic-quote.api';
import { clinics } from '../../../data/clinics.api';
import { resourcePrices } from '../../../data/clinic-prices.api';

/** Saves a clinic. After a refusal of its price, the prices are read again, so that the form shows the new sum. */
export function useSaveClinic() {
  const save = clinics.useSave();
  const invalidate = useInvalidate();
  return async (input: Partial<ClinicInput> & { version?: number }, id?: number) => {
    try {
      return await save(input, id);
    } catch (error) {
      if (error instanceof ApiError && error.body.code === 'price_changed') {
        await invalidate(quotes, resourcePrices.path);
      }
      throw error;
    }
  };
}
