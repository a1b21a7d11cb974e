import { api, ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { addresses } from '@ziba/shared/contracts/addresses';
import type { ReportInput, reportChange, ReportVersion } from '@ziba/shared/contracts/clinical';
import type { Page } from '@ziba/shared/contracts/common';
import type { signedFiles } from '@ziba/shared/contracts/files';
import type {
  Payment,
  PaymentInput,
  PlanStatement,
  Receipt,
  refundInput,
} from '@ziba/shared/contracts/payments';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { useMay, useMayOpen } from '@ziba/shared/session/use-may';
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

/** Whether the user may take money for sessions; taking it back is `useMay('accounting', 'delete')`. */
export function useMayTakePayments(): boolean {
  const [inAppointments, inPrescriptions] = [
    useMay('appointments', 'write'),
    useMay('prescriptions', 'write'),
  ];
  return inAppointments || inPrescriptions;
}

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

/** Records a payment once, however often it is sent; what it changes is read anew, also when it is refused. */
export function useAddPayment() {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey(`${path}/add-payment`);
  return async (id: number, input: PaymentInput): Promise<void> => {
    try {
      await createOnce({ id, input }, (idempotencyKey) =>
        api.post(`${path}/${id}/add-payment`, input, { idempotencyKey }),
      );
    } catch (error) {
      // Somebody else was quicker: the amounts on show are no longer true.
      if (error instanceof ApiError && error.status === 409) await invalidate(...touched);
      throw error;
    }
    await invalidate(...touched);
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
    await api.post(`${path}/${id}/report`, change);
    await invalidate(...touched);
  };
}

/** Every version of a report, the last one first. */
export function useReportVersions(id: number): SWRResponse<Page<ReportVersion>, ApiError> {
  return useSWR<Page<ReportVersion>, ApiError>([path, `${path}/${id}/report/versions`]);
}

/** What was paid for a session, voided payments included. */
export function useSessionPayments(id: number): SWRResponse<Page<Payment>, ApiError> {
  return useSWR<Page<Payment>, ApiError>([path, `${path}/${id}/payments`]);
}

/** Takes a payment back: `void` on its own day, `refund` in whole or in part on any. */
export function useTakeBack() {
  const invalidate = useInvalidate();
  const send = async (address: string, body: object) => {
    await api.post(address, body);
    await invalidate(...touched);
  };
  return {
    voidPayment: (id: number, reason: string) => send(`/payments/${id}/void`, { reason }),
    refund: (id: number, input: z.input<typeof refundInput>) =>
      send(`/payments/${id}/refund`, input),
  };
}

/** What stands on the receipt of a payment now. */
export function readReceipt(id: number): Promise<Receipt> {
  return api.get<Receipt>(`/payments/${id}/receipt`);
}

/** What was paid for the sessions of a plan and given back. */
export function readStatement(planId: number): Promise<PlanStatement> {
  return api.get<PlanStatement>(`/treatmentPlans/${planId}/statement`);
}

/** An address that an `<img>` can use, of a stored file's name; undefined for none. */
export async function readFileUrl(stored: string | null): Promise<string | undefined> {
  if (!stored) return undefined;
  const name = stored.slice(stored.lastIndexOf('/') + 1);
  const { data } = await api.get<z.output<typeof signedFiles>>('/files/sign', { names: name });
  return data[name];
}
