import { api, ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { addresses } from '@ziba/shared/contracts/addresses';
import type {
  TreatmentPlan,
  TreatmentPlanInput,
  TreatmentPlanUpdate,
} from '@ziba/shared/contracts/treatment-plans';
import { useMayOpen } from '@ziba/shared/session/use-may';

/** Sessions take up a doctor's time, so a change makes the day and the free times stale too. */
const touched = ['/treatmentPlans', '/treatmentSessions', '/appointments', '/schedule'];

/** What other desks do that changes what is seen of a plan. */
export const changing = [
  'treatment_plan.changed',
  'treatment_session.changed',
  'payment.changed',
  // A leave or a closure marks the sessions in its time.
  'schedule.changed',
] as const;

export const plans = createResource<TreatmentPlan, TreatmentPlanInput>('/treatmentPlans', {
  listPath: '/treatmentPlans',
  touches: touched.slice(1),
  entity: 'treatment_plans',
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

/** Cancels a plan, or one of its sessions, with the reason; the server refuses what has money on it (F15). */
export function useCancel() {
  const invalidate = useInvalidate();
  const cancel = async (address: string, reason: string) => {
    const path = `${address}/cancel`;
    await sendOnce(path, { reason }, (idempotencyKey) =>
      api.post(path, { reason }, { idempotencyKey }),
    );
    await invalidate(...touched);
  };
  return {
    cancelPlan: (id: number, reason: string) => cancel(`/treatmentPlans/${id}`, reason),
    cancelSession: (id: number, reason: string) => cancel(`/treatmentSessions/${id}`, reason),
  };
}

/**
 * Which session of the form each refusal is about: `session_rows.0.date`, by the order of what was sent,
 * and `moved_sessions.82.date`, by id, are `sessions.2.date` there.
 */
function placed(error: ApiError, { places, ids }: Omit<Changes, 'update'>): ApiError {
  const inForm = (name: string) =>
    name
      .replace(/^session_rows\.(\d+)/, (_, at: string) => `sessions.${places[Number(at)] ?? at}`)
      .replace(/^moved_sessions\.(\d+)/, (_, id: string) => `sessions.${ids.indexOf(Number(id))}`);
  const fields = Object.entries(error.body.fields ?? {}).map(([name, text]) => [
    inForm(name),
    text,
  ]);
  return new ApiError(error.status, { ...error.body, fields: Object.fromEntries(fields) });
}

/** Saves the changes of a plan and of its sessions in one call: all of it or nothing. */
export function useSaveChanges() {
  const invalidate = useInvalidate();
  return async (id: number, { update, ...rows }: Changes): Promise<void> => {
    try {
      await api.post(`/treatmentPlans/${id}`, update);
    } catch (error) {
      throw error instanceof ApiError ? placed(error, rows) : error;
    }
    await invalidate(...touched);
  };
}

interface Changes {
  update: TreatmentPlanUpdate;
  /** The place in the form of each session that is sent. */
  places: readonly number[];
  /** The ids of all sessions of the form in their order; undefined for new ones. */
  ids: readonly (number | undefined | null)[];
}
