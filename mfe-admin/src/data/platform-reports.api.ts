import type { ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { ClinicReport, PlatformReport } from '@ziba/shared/contracts/platform-reports';
import useSWR, { type SWRResponse } from 'swr';

const path = '/admin/reports';

/** The figures of all clinics together. */
export const usePlatformReport = (): SWRResponse<PlatformReport, ApiError> =>
  useSWR<PlatformReport, ApiError>([path, path] satisfies ResourceKey);

/** What each clinic uses and pays. */
export const clinicReports = createResource<ClinicReport>(path, { listPath: `${path}/clinics` });
