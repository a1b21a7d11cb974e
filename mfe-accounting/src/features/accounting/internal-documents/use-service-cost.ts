import type { InternalServiceDocumentInput } from '@ziba/shared/contracts/internal-service-documents';
import type { InternalService } from '@ziba/shared/contracts/internal-services';
import { useFormContext } from 'react-hook-form';
import { useChoice } from '../use-choice';

/** Fills in the cost of a service when the user chooses it; a stored or restored choice keeps its cost. */
export function useServiceCost(services: readonly InternalService[] | undefined): void {
  const { setValue } = useFormContext<InternalServiceDocumentInput>();
  useChoice<InternalServiceDocumentInput>('internal_service_id', (id) => {
    const service = services?.find((one) => one.id === Number(id));
    if (!service) return;
    setValue('default_service_cost', service.prepayment_cost, {
      shouldDirty: true,
      shouldValidate: true,
    });
  });
}
