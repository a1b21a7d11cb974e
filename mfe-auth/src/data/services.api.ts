import type { ApiError } from '@ziba/shared/api/api-error';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import type { Page } from '@ziba/shared/contracts/lists';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { Service } from '@ziba/shared/contracts/services';
import { useSession } from '@ziba/shared/session/use-session';
import useSWR, { type SWRResponse } from 'swr';

/** The services of the own clinic; undefined for the platform, which may not read them. */
export function useServices(clinicId: number): SWRResponse<Page<Service>, ApiError> | undefined {
  const isPlatform = useSession()?.user.type === platformType;
  const url = `/presentableServices/clinic/${clinicId}`;
  const key = ['/presentableServices', url] satisfies ResourceKey;
  const answer = useSWR<Page<Service>, ApiError>(isPlatform ? null : key);
  return isPlatform ? undefined : answer;
}
