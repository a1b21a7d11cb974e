import type { ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { ClinicUsage } from '@ziba/shared/contracts/clinic-usage';
import useSWR, { type SWRResponse } from 'swr';

const path = '/clinics';

/** What a clinic uses of its limits; nothing is read without an id. */
export const useClinicUsage = (id: number | undefined): SWRResponse<ClinicUsage, ApiError> =>
  useSWR<ClinicUsage, ApiError>(
    id === undefined ? null : ([path, `${path}/${id}/usage`] satisfies ResourceKey),
  );
