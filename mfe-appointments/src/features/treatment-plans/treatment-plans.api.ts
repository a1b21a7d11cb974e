import { createResource } from '@ziba/shared/api/create-resource';
import { addresses } from '@ziba/shared/contracts/addresses';
import type { TreatmentPlan, TreatmentPlanInput } from '@ziba/shared/contracts/treatment-plans';
import { useMayOpen } from '@ziba/shared/session/use-may';

/** Sessions take up a doctor's time, so a save makes the day and the free times stale too. */
export const plans = createResource<TreatmentPlan, TreatmentPlanInput>('/treatmentPlans', {
  listPath: '/treatmentPlans',
  touches: ['/treatmentSessions', '/appointments', '/schedule'],
});

/** Where plans are looked at and written: whoever lacks one of the two sections uses the other's address (X4). */
export function usePlanLinks() {
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
    /** Null for whoever only looks. */
    write: newHere || newThere ? writable : null,
  };
}

/** How the address of a plan is made: the texts' one for whoever may open it, else the one here. */
export function usePlanAddress(): (id: number) => string {
  return usePlanLinks().display;
}
