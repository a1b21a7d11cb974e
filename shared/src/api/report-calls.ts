import { api, type ApiError } from './client';
import type { ResourceKey } from './fetch-key';
import { sendOnce } from './send-once';
import { useCreateKey } from './use-create-key';
import { useInvalidate } from './use-invalidate';
import type { reportChange, ReportVersion, SubmittedReport } from '../contracts/clinical';
import type { Page } from '../contracts/lists';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

/** What shows the goods that a report takes out of the stock, and those who are told of missing ones. */
const afterSubmit = ['/products', '/notifications'];

/**
 * The calls of reports: of sessions or of operations, whose address is `path`. `invalidates` are the resources that show
 * them, their states and their sums.
 */
export const reportCalls = (path: string, invalidates: readonly string[]) => ({
  /**
   * Registers a report once: with it the session or operation is done and its goods leave the stock. Throws the refusal
   * `stock_short` when goods are missing, unless the report says `without_deduction`.
   */
  useSubmitReport() {
    const invalidate = useInvalidate();
    const createOnce = useCreateKey(`${path}/report`);
    return async (id: number, report: SubmittedReport): Promise<void> => {
      await createOnce({ id, report }, (idempotencyKey) =>
        api.post(`${path}/${id}/submit-report`, report, { idempotencyKey }),
      );
      await invalidate(path, ...invalidates, ...afterSubmit);
    };
  },

  /** Corrects a report with its reason; the previous text stays readable as a version. */
  useAmendReport() {
    const invalidate = useInvalidate();
    return async (id: number, change: z.input<typeof reportChange>): Promise<void> => {
      const address = `${path}/${id}/report`;
      await sendOnce(address, change, (idempotencyKey) =>
        api.post(address, change, { idempotencyKey }),
      );
      await invalidate(path, ...invalidates);
    };
  },

  /** Every version of a report, the last one first. */
  useReportVersions(id: number): SWRResponse<Page<ReportVersion>, ApiError> {
    const key = [path, `${path}/${id}/report/versions`] satisfies ResourceKey;
    return useSWR<Page<ReportVersion>, ApiError>(key);
  },
});
