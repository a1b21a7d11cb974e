import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { addresses } from '@ziba/shared/contracts/addresses';
import type { ReportInput, reportChange, ReportVersion } from '@ziba/shared/contracts/clinical';
import type { Page } from '@ziba/shared/contracts/lists';
import type { PlanStatement } from '@ziba/shared/contracts/payments';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { useMayOpen } from '@ziba/shared/session/use-may';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

/** Below this all answers about sessions are cached. */
export const sessionsPath = '/treatmentSessions';
const path = sessionsPath;
/** What states and sums of sessions show up in. */
const touched = [path, '/treatmentPlans', '/appointments'];

export const sessions = createResource<TreatmentSession>(path, {
  touches: touched,
  entity: 'treatment_sessions',
});

/** Where a session and its report are looked at and written; null where the user may not. */
export function useSessionLinks() {
  const [mayHere, mayThere] = [
    useMayOpen(addresses.treatmentSession(1)),
    useMayOpen(addresses.sessionThere(1)),
  ];
  const [writeHere, writeThere] = [
    useMayOpen(addresses.newSessionReport(1)),
    useMayOpen(addresses.newReportThere(1)),
  ];
  const read = mayHere
    ? { session: addresses.treatmentSession, report: addresses.sessionReport }
    : { session: addresses.sessionThere, report: addresses.reportThere };
  const write = writeHere
    ? { create: addresses.newSessionReport, edit: addresses.editSessionReport }
    : { create: addresses.newReportThere, edit: addresses.editReportThere };
  return {
    read: mayHere || mayThere ? read : null,
    write: writeHere || writeThere ? write : null,
  };
}

/** Registers a report once: with it the session is done and its goods leave the stock (beyond F13). */
export function useSubmitReport() {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey(`${path}/report`);
  return async (id: number, report: ReportInput): Promise<void> => {
    await createOnce({ id, report }, (idempotencyKey) =>
      api.post(`${path}/${id}/submit-report`, report, { idempotencyKey }),
    );
    await invalidate(...touched, '/products', '/notifications');
  };
}

/** Corrects a report with its reason; what stood there stays readable as a version (beyond F14). */
export function useAmendReport() {
  const invalidate = useInvalidate();
  return async (id: number, change: z.input<typeof reportChange>): Promise<void> => {
    const address = `${path}/${id}/report`;
    await sendOnce(address, change, (idempotencyKey) =>
      api.post(address, change, { idempotencyKey }),
    );
    await invalidate(...touched);
  };
}

/** Every version of a report, the last one first. */
export function useReportVersions(id: number): SWRResponse<Page<ReportVersion>, ApiError> {
  return useSWR<Page<ReportVersion>, ApiError>([path, `${path}/${id}/report/versions`]);
}

/** What was paid for the sessions of a plan and given back. */
export function readStatement(planId: number): Promise<PlanStatement> {
  return api.get<PlanStatement>(`/treatmentPlans/${planId}/statement`);
}
