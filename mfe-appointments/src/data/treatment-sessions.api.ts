import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { reportChange, ReportVersion, SubmittedReport } from '@ziba/shared/contracts/clinical';
import type { Page } from '@ziba/shared/contracts/lists';
import type { PlanStatement } from '@ziba/shared/contracts/payments';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

/** The resource name under which all answers about sessions are cached. */
export const sessionsPath = '/treatmentSessions';
const path = sessionsPath;
/** The resources that show states and sums of sessions. */
const invalidated = [path, '/treatmentPlans', '/appointments'];

export const sessions = createResource<TreatmentSession>(path, {
  invalidates: invalidated,
  entity: 'treatment_sessions',
});

/**
 * Registers a report once: with it the session is done and its goods leave the stock. Throws
 * the refusal `stock_short` when goods are missing, unless the report says `without_deduction`.
 */
export function useSubmitReport() {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey(`${path}/report`);
  return async (id: number, report: SubmittedReport): Promise<void> => {
    await createOnce({ id, report }, (idempotencyKey) =>
      api.post(`${path}/${id}/submit-report`, report, { idempotencyKey }),
    );
    await invalidate(...invalidated, '/products', '/notifications');
  };
}

/** Corrects a report with its reason; the previous text stays readable as a version. */
export function useAmendReport() {
  const invalidate = useInvalidate();
  return async (id: number, change: z.input<typeof reportChange>): Promise<void> => {
    const address = `${path}/${id}/report`;
    await sendOnce(address, change, (idempotencyKey) =>
      api.post(address, change, { idempotencyKey }),
    );
    await invalidate(...invalidated);
  };
}

/** Every version of a report, the last one first. */
export function useReportVersions(id: number): SWRResponse<Page<ReportVersion>, ApiError> {
  return useSWR<Page<ReportVersion>, ApiError>([path, `${path}/${id}/report/versions`]);
}

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
