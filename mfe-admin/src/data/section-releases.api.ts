import { api, type ApiError } from '@ziba/shared/api/client';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { sendOnce } from '@ziba/shared/api/send-once';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { useLiveRows } from '@ziba/shared/api/use-live';
import type { Page } from '@ziba/shared/contracts/lists';
import type { ActivationPreview, RegistryClinic } from '@ziba/shared/contracts/release-activation';
import type {
  ActivationAnswer,
  ActivationInput,
  RegisteredRemote,
  ReleaseTarget,
  Rollout,
} from '@ziba/shared/contracts/releases';
import useSWR, { type SWRResponse } from 'swr';

const remotesPath = '/registry/remotes';
const rolloutsPath = '/registry/rollouts';
const clinicsPath = '/registry/clinics';

const changeEvent = 'registry.changed';
/** Figures of loads and failures are polled: no event announces them. In milliseconds. */
const refreshInterval = 15_000;

/** All remotes with their releases, updated live. `withFigures` also polls the figures of their loads. */
export function useRemotes({ withFigures = true } = {}): SWRResponse<
  Page<RegisteredRemote>,
  ApiError
> {
  useLiveRows([changeEvent], remotesPath);
  const key = [remotesPath, remotesPath] satisfies ResourceKey;
  return useSWR<Page<RegisteredRemote>, ApiError>(key, {
    refreshInterval: withFigures ? refreshInterval : 0,
  });
}

/** One remote with its releases and figures, updated live. */
export function useRemote(remote: string): SWRResponse<RegisteredRemote, ApiError> {
  useLiveRows([changeEvent], remotesPath);
  const key = [remotesPath, `${remotesPath}/${remote}`] satisfies ResourceKey;
  return useSWR<RegisteredRemote, ApiError>(key, { refreshInterval });
}

/** The canary releases of a remote, newest first. */
export function useRollouts(remote: string): SWRResponse<Page<Rollout>, ApiError> {
  useLiveRows([changeEvent], rolloutsPath);
  const key = [rolloutsPath, rolloutsPath, { remote }] satisfies ResourceKey;
  return useSWR<Page<Rollout>, ApiError>(key, { refreshInterval });
}

/** All clinics, sorted by name. */
export function useClinics(): SWRResponse<Page<RegistryClinic>, ApiError> {
  const key = [clinicsPath, clinicsPath] satisfies ResourceKey;
  return useSWR<Page<RegistryClinic>, ApiError>(key);
}

/** The clinics that would get a release; nothing is requested while the target is incomplete. */
export function usePreview(
  remote: string,
  version: string,
  target: ReleaseTarget | undefined,
): SWRResponse<ActivationPreview, ApiError> {
  const url = `${remotesPath}/${remote}/activation/preview`;
  const key = target && ([url, version, target] as const);
  return useSWR<ActivationPreview, ApiError, typeof key>(key, () =>
    api.post<ActivationPreview>(url, { version, target }),
  );
}

/** A retry after a lost answer gets the same answer; the change is not made twice. */
const postOnce = (url: string, input: object) =>
  sendOnce(url, input, (idempotencyKey) =>
    api.post<ActivationAnswer>(url, input, { idempotencyKey }),
  );

/** The changes to the releases of a remote. Each one invalidates the lists that it makes stale. */
export function useReleaseMutations(remote: string) {
  const invalidate = useInvalidate();
  const url = `${remotesPath}/${remote}`;
  const invalidateAfter = async (call: Promise<ActivationAnswer>) => {
    const answer = await call;
    await invalidate(remotesPath, rolloutsPath, '/registry/audit');
    return answer;
  };
  const endRollout = (id: number, how: 'promote' | 'stop', reason: string) =>
    invalidateAfter(postOnce(`${rolloutsPath}/${id}/${how}`, { reason }));

  return {
    activate: (input: ActivationInput) => invalidateAfter(postOnce(`${url}/activation`, input)),
    /** Without `to`, rolls back to the version that was live before. */
    rollBack: (reason: string, to?: string) =>
      invalidateAfter(postOnce(`${url}/rollback`, { reason, ...(to && { to }) })),
    unpin: (clinicId: number) =>
      invalidateAfter(api.remove<ActivationAnswer>(`${url}/pins/${clinicId}`)),
    promote: (id: number, reason = '') => endRollout(id, 'promote', reason),
    stop: (id: number, reason = '') => endRollout(id, 'stop', reason),
  };
}
