import { api, ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type {
  TreatmentPlan,
  TreatmentPlanInput,
  TreatmentPlanUpdate,
} from '@ziba/shared/contracts/treatment-plans';

/** The resources that a change of a plan makes out of date: its sessions take up a doctor's time. */
const invalidated = ['/treatmentPlans', '/treatmentSessions', '/appointments', '/schedule'];

/** The live events after which a plan on show is out of date. */
export const planEvents = [
  'treatment_plan.changed',
  'treatment_session.changed',
  'payment.changed',
  // A leave or a closure marks the sessions during it.
  'schedule.changed',
] as const;

export const plans = createResource<TreatmentPlan, TreatmentPlanInput>('/treatmentPlans', {
  listPath: '/treatmentPlans',
  invalidates: invalidated.slice(1),
  entity: 'treatment_plans',
});

/** Cancels a plan, or one of its sessions, with the reason; the server refuses it after a payment. */
export function usePlanCancellation() {
  const invalidate = useInvalidate();
  const cancel = async (address: string, reason: string) => {
    const path = `${address}/cancel`;
    await sendOnce(path, { reason }, (idempotencyKey) =>
      api.post(path, { reason }, { idempotencyKey }),
    );
    await invalidate(...invalidated);
  };
  return {
    cancelPlan: (id: number, reason: string) => cancel(`/treatmentPlans/${id}`, reason),
    cancelSession: (id: number, reason: string) => cancel(`/treatmentSessions/${id}`, reason),
  };
}

/**
 * Renames the fields of a refusal to those of the form. The server names a session by its place in the
 * request (`session_rows.0.date`) or by its id (`moved_sessions.82.date`); the form calls it
 * `sessions.2.date`.
 */
function withFormFields(error: ApiError, { places, ids }: Omit<Changes, 'update'>): ApiError {
  const formName = (name: string) =>
    name
      .replace(/^session_rows\.(\d+)/, (_, at: string) => `sessions.${places[Number(at)] ?? at}`)
      .replace(/^moved_sessions\.(\d+)/, (_, id: string) => `sessions.${ids.indexOf(Number(id))}`);
  const fields = Object.entries(error.body.fields ?? {}).map(([name, text]) => [
    formName(name),
    text,
  ]);
  return new ApiError(error.status, { ...error.body, fields: Object.fromEntries(fields) });
}

/** Saves the changes of a plan and of its sessions in one call; the server saves all of them or none. */
export function useSavePlanChanges() {
  const invalidate = useInvalidate();
  return async (id: number, { update, ...rows }: Changes): Promise<void> => {
    try {
      await api.post(`/treatmentPlans/${id}`, update);
    } catch (error) {
      throw error instanceof ApiError ? withFormFields(error, rows) : error;
    }
    await invalidate(...invalidated);
  };
}

interface Changes {
  update: TreatmentPlanUpdate;
  /** The position in the form of each session that is sent. */
  places: readonly number[];
  /** The ids of all sessions of the form in their order; undefined for new ones. */
  ids: readonly (number | undefined | null)[];
}
