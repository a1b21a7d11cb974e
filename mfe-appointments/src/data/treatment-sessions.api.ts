import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import type { PlanStatement } from '@ziba/shared/contracts/payments';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import useSWR, { type SWRResponse } from 'swr';

/** The resource name under which all answers about sessions are cached. */
export const sessionsPath = '/treatmentSessions';
const path = sessionsPath;
/** The resources that show states and sums of sessions. */
export const showSessions = [path, '/treatmentPlans', '/appointments'];

export const sessions = createResource<TreatmentSession>(path, {
  invalidates: showSessions,
  entity: 'treatment_sessions',
});

/** The payments and refunds of the sessions of a plan. */
export function readStatement(planId: number): Promise<PlanStatement> {
  return api.get<PlanStatement>(`/treatmentPlans/${planId}/statement`);
}

/** The sessions of treatment plans on a day of Tehran, `YYYY-MM-DD`. */
export function useSessionsOf(day: string): SWRResponse<Page<TreatmentSession>, ApiError> {
  return useSWR<Page<TreatmentSession>, ApiError>([
    path,
    `${path}/filterByDateRange`,
    { start: day, end: day },
  ] satisfies ResourceKey);
}
