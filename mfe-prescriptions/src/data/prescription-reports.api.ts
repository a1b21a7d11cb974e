import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useCreateKey } from '@ziba/shared/api/use-create-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { reportChange, ReportVersion, SubmittedReport } from '@ziba/shared/contracts/clinical';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';
import { transcriptionsPath } from './transcriptions.api';

const path = transcriptionsPath;
/** The resources that show prescriptions, their times and their sums. */
const invalidated = ['/appointments', '/patients', '/schedule'];

/**
 * Submits the report of an operation once: with it the goods leave the stock. Throws the refusal
 * `stock_short` when goods are missing, unless the report says `without_deduction`.
 */
export function useSubmitReport() {
  const invalidate = useInvalidate();
  const createOnce = useCreateKey(`${path}/report`);
  return async (id: number, report: SubmittedReport): Promise<void> => {
    await createOnce({ id, report }, (idempotencyKey) =>
      api.post(`${path}/${id}/submit-report`, report, { idempotencyKey }),
    );
    await invalidate(path, ...invalidated, '/products', '/notifications');
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
    await invalidate(path, ...invalidated);
  };
}

/** Every version of the report of an operation, the last one first. */
export function useReportVersions(id: number): SWRResponse<Page<ReportVersion>, ApiError> {
  const key = [path, `${path}/${id}/report/versions`] satisfies ResourceKey;
  return useSWR<Page<ReportVersion>, ApiError>(key);
}
