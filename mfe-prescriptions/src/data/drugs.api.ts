import { api, type ApiError } from '@ziba/shared/api/client';
import { createResource } from '@ziba/shared/api/create-resource';
import type { ResourceKey } from '@ziba/shared/api/fetch-key';
import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import type { Drug, DrugInput } from '@ziba/shared/contracts/drugs';
import type { Page } from '@ziba/shared/contracts/lists';
import useSWR, { type SWRResponse } from 'swr';

const path = '/drugs';

/** The drugs that the clinic prescribes. */
export const drugs = createResource<Drug, DrugInput>(path, { listPath: path, entity: 'drugs' });

/** How many drugs a search offers. */
const limit = 8;

/** The first drugs of the list whose name, form or strength match the words. */
export async function findDrugs(words: string, signal: AbortSignal): Promise<readonly Drug[]> {
  const query = { page: 1, limit, search: words || undefined };
  return (await api.get<Page<Drug>>(path, query, { signal })).data;
}

/** The favourite drugs of a doctor; those of the signed-in user without one. */
export function useFavouriteDrugs(doctorId?: number): SWRResponse<Page<Drug>, ApiError> {
  const query = doctorId === undefined ? {} : { doctor_id: doctorId };
  const key = [path, `${path}/favourites`, query] satisfies ResourceKey;
  return useSWR<Page<Drug>, ApiError>(key);
}

/** Adds a drug to the favourites of the signed-in user, or takes it out of them. */
export function useSetFavourite() {
  const invalidate = useInvalidate();
  return async (id: number, isFavourite: boolean) => {
    await api.post(`${path}/${id}/favourite`, { is_favourite: isFavourite });
    await invalidate(path);
  };
}
