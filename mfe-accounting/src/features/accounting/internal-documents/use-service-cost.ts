import type { InternalServiceDocumentInput } from '@ziba/shared/contracts/internal-service-documents';
import type { InternalService } from '@ziba/shared/contracts/internal-services';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Fills in the cost of a service when the user chooses it; a stored or restored choice keeps its cost. */
export function useServiceCost(services: readonly InternalService[] | undefined): void {
  const { setValue, getFieldState } = useFormContext<InternalServiceDocumentInput>();
  const id = Number(useWatch<InternalServiceDocumentInput>({ name: 'internal_service_id' }));
  const chosen = useRef(id);
  useEffect(() => {
    if (chosen.current === id) return;
    chosen.current = id;
    const service = services?.find((one) => one.id === id);
    if (!service || !getFieldState('internal_service_id').isDirty) return;
    setValue('default_service_cost', service.prepayment_cost, {
      shouldDirty: true,
      shouldValidate: true,
    });
  }, [id, services, setValue, getFieldState]);
}
