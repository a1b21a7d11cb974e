import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Page } from '@ziba/shared/contracts/lists';
import type {
  deployTokenInput,
  DeployToken,
  Ring,
  ringInput,
} from '@ziba/shared/contracts/releases';
import type { Developer } from '@ziba/shared/contracts/section-switches';
import useSWR, { type SWRResponse } from 'swr';
import type { z } from 'zod';

const auditPath = '/registry/audit';
const ringsPath = '/registry/rings';
const tokensPath = '/registry/deploy-tokens';
const developersPath = '/registry/developers';

/** Named sets of clinics that get releases first. */
export const rings = createResource<Ring, z.output<typeof ringInput>>(ringsPath, {
  listPath: ringsPath,
  invalidates: [auditPath],
});

/** The teams' rights to publish. The answer to a new one holds the token itself, this once. */
export const deployTokens = createResource<
  DeployToken & { token?: string },
  z.output<typeof deployTokenInput>
>(tokensPath, { listPath: tokensPath, invalidates: [auditPath] });

/** Who may load a section from their own machine. */
export function useDevelopers(): SWRResponse<Page<Developer>, ApiError> {
  const key = [developersPath, developersPath] satisfies ResourceKey;
  return useSWR<Page<Developer>, ApiError>(key);
}

/** Makes somebody a developer, and takes it back. */
export function useDeveloperCalls() {
  const invalidate = useInvalidate();
  const stale = () => invalidate(developersPath, auditPath);
  return {
    add: async (username: string) => {
      await api.post<Developer>(developersPath, { username });
      await stale();
    },
    remove: async (userId: number) => {
      await api.remove(`${developersPath}/${userId}`);
      await stale();
    },
  };
}
