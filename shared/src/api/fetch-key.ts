import { api } from './client';

/** An SWR key. A change invalidates all keys with the same first part. */
export type ResourceKey = readonly [resource: string, url: string, query?: object];

/** Reads the answer of a cache key; the fetcher of SWR for all requests. */
export function fetchKey<Answer>([, url, query]: ResourceKey): Promise<Answer> {
  return api.get<Answer>(url, query);
}
