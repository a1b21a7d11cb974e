import { api } from './client';

/** [resource, url, query]: the first part is what a change invalidates. */
export type ResourceKey = readonly [resource: string, url: string, query?: object];

/** Reads what a cache key names; the one fetcher of SWR. */
export function fetchKey<Answer>([, url, query]: ResourceKey): Promise<Answer> {
  return api.get<Answer>(url, query);
}
