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

/** Deploy tokens: each lets a team publish. Only the answer to a new one contains the token itself. */
export const deployTokens = createResource<
  DeployToken & { token?: string },
  z.output<typeof deployTokenInput>
>(tokensPath, { listPath: tokensPath, invalidates: [auditPath] });

/** The users who may load a section from their own machine. */
export function useDevelopers(): SWRResponse<Page<Developer>, ApiError> {
  const key = [developersPath, developersPath] satisfies ResourceKey;
  return useSWR<Page<Developer>, ApiError>(key);
}

/** Adds and removes developers. */
export function useDeveloperMutations() {
  const invalidate = useInvalidate();
  const invalidateDevelopers = () => invalidate(developersPath, auditPath);
  return {
    add: async (username: string) => {
      await api.post<Developer>(developersPath, { username });
      await invalidateDevelopers();
    },
    remove: async (userId: number) => {
      await api.remove(`${developersPath}/${userId}`);
      await invalidateDevelopers();
    },
  };
}
