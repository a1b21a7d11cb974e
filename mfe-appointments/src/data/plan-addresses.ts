import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';

/**
 * The addresses of the screens of treatment plans. The screens stand in two sections (X4); each address is
 * the one that the user may open. `write` is null for users who may only read.
 */
export function usePlanAddresses() {
  const [mayHere, mayThere] = [
    useMayOpen(addresses.treatmentPlans),
    useMayOpen(addresses.plansThere),
  ];
  const [newHere, newThere] = [
    useMayOpen(addresses.newTreatmentPlan),
    useMayOpen(addresses.newPlanThere),
  ];
  const writable = {
    create: newHere ? addresses.newTreatmentPlan : addresses.newPlanThere,
    templates: newHere ? addresses.planTemplates : addresses.planTemplatesThere,
    edit: newThere ? addresses.editTreatmentPlan : addresses.editPlanHere,
  };
  return {
    list: mayHere ? addresses.treatmentPlans : addresses.plansThere,
    display: mayThere ? addresses.treatmentPlan : addresses.planHere,
    write: newHere || newThere ? writable : null,
  };
}
