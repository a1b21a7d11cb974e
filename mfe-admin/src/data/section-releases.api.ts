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

const change = 'registry.changed';
/** Milliseconds: loads and failures come in all the time, and nobody announces them. */
const refreshInterval = 15_000;

/** All remotes with their releases; changes come by themselves, and figures where they are on show. */
export function useRemotes({ withFigures = true } = {}): SWRResponse<
  Page<RegisteredRemote>,
  ApiError
> {
  useLiveRows([change], remotesPath);
  const key = [remotesPath, remotesPath] satisfies ResourceKey;
  return useSWR<Page<RegisteredRemote>, ApiError>(key, {
    refreshInterval: withFigures ? refreshInterval : 0,
  });
}

/** One remote, as `useRemotes`. */
export function useRemote(remote: string): SWRResponse<RegisteredRemote, ApiError> {
  useLiveRows([change], remotesPath);
  const key = [remotesPath, `${remotesPath}/${remote}`] satisfies ResourceKey;
  return useSWR<RegisteredRemote, ApiError>(key, { refreshInterval });
}

/** The canaries of a remote, newest first. */
export function useRollouts(remote: string): SWRResponse<Page<Rollout>, ApiError> {
  useLiveRows([change], rolloutsPath);
  const key = [rolloutsPath, rolloutsPath, { remote }] satisfies ResourceKey;
  return useSWR<Page<Rollout>, ApiError>(key, { refreshInterval });
}

/** Every clinic by name. */
export function useClinics(): SWRResponse<Page<RegistryClinic>, ApiError> {
  const key = [clinicsPath, clinicsPath] satisfies ResourceKey;
  return useSWR<Page<RegistryClinic>, ApiError>(key);
}

/** The clinics that would get a release; nothing is asked while the target is not complete. */
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

/** Pressed again after a lost answer, the same change answers what it answered then. */
const postOnce = (url: string, input: object) =>
  sendOnce(url, input, (idempotencyKey) =>
    api.post<ActivationAnswer>(url, input, { idempotencyKey }),
  );

/** What can be done with the releases of a remote. Each reads anew what has become stale. */
export function useReleaseCalls(remote: string) {
  const invalidate = useInvalidate();
  const url = `${remotesPath}/${remote}`;
  const after = async (call: Promise<ActivationAnswer>) => {
    const answer = await call;
    await invalidate(remotesPath, rolloutsPath, '/registry/audit');
    return answer;
  };
  const endRollout = (id: number, how: 'promote' | 'stop', reason: string) =>
    after(postOnce(`${rolloutsPath}/${id}/${how}`, { reason }));

  return {
    activate: (input: ActivationInput) => after(postOnce(`${url}/activation`, input)),
    /** To a kept version, or to the one that was live before. */
    rollBack: (reason: string, to?: string) =>
      after(postOnce(`${url}/rollback`, { reason, ...(to && { to }) })),
    unpin: (clinicId: number) => after(api.remove<ActivationAnswer>(`${url}/pins/${clinicId}`)),
    promote: (id: number, reason = '') => endRollout(id, 'promote', reason),
    stop: (id: number, reason = '') => endRollout(id, 'stop', reason),
  };
}
