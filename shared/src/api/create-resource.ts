import useSWR, { unstable_serialize, useSWRConfig, type SWRResponse } from 'swr';
import type { Page } from '../contracts/lists';
import { readSession, type Session } from '../session/session-store';
import { useSession } from '../session/use-session';
import { api, type ApiError } from './client';
import type { ResourceKey } from './fetch-key';
import { useCreateKey } from './use-create-key';
import { useFollowList } from './use-follow-list';
import { useFollowRow } from './use-follow-row';
import { useInvalidate } from './use-invalidate';

/** An address, or how to make it from the session (`/users/clinic/{id}/index`). */
export type ResourcePath = string | ((session: Session) => string);

export interface ResourceOptions {
  /** Address of the list, when it is not `{path}/pagination` (`useList`) or `{path}` (`useAll`). */
  listPath?: ResourcePath;
  /** Other resources whose cached answers are read again after a save or a removal. */
  invalidates?: string[];
  /** The server's table, when it announces changes (`row.changed`): `useOne` reads a changed row again. */
  entity?: string;
  /** Live events after which shown lists are read again, such as `stock.changed`. */
  liveEvents?: readonly string[];
}

/** What a list is asked for; blank values are not sent. Every other name is a filter. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  /** A field name, or `-name` for descending order. */
  sort?: string;
  [filter: string]: string | number | undefined;
}

/** Some fields of a row, and the version that the change is based on. */
type RowChanges<Input> = Partial<Input> & { version?: number };

/** A page of a list, and what `ResourceTable` needs besides. */
export interface PagedList<Entity> extends SWRResponse<Page<Entity>, ApiError> {
  /** `data` still belongs to the query before. */
  isPrevious: boolean;
  query: ListQuery;
  /** Reads another page of the same query from the server, not from the cache: for exports and prints. */
  readPage: (page: number, limit: number, signal?: AbortSignal) => Promise<Page<Entity>>;
}

interface Resource extends ResourceOptions {
  path: ResourcePath;
}

const missingSession = 'this resource needs a session';

/** The address; null when it depends on a session and nobody is signed in. */
function resolve(path: ResourcePath, session: Session | null): string | null {
  if (typeof path === 'string') return path;
  return session && path(session);
}

/** The address for a save. Throws without a session: only screens of signed-in users save. */
function resolveNow(path: ResourcePath): string {
  const address = resolve(path, readSession());
  if (address === null) throw new Error(missingSession);
  return address;
}

function withoutBlanks(query: ListQuery): ListQuery {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled);
}

/** The cache key of an address of a resource; null when there is no session yet. */
function useKey(resource: Resource, from: ResourcePath, tail: string, query?: ListQuery) {
  const session = useSession();
  const [name, url] = [resolve(resource.path, session), resolve(from, session)];
  return name === null || url === null
    ? null
    : ([name, url + tail, ...(query ? [withoutBlanks(query)] : [])] as unknown as ResourceKey);
}

function useListOf<Entity>(resource: Resource, query: ListQuery): PagedList<Entity> {
  const { path, listPath, liveEvents = [] } = resource;
  const key = useKey(resource, listPath ?? path, listPath ? '' : '/pagination', query);
  const { cache } = useSWRConfig();
  const answer = useSWR<Page<Entity>, ApiError>(key, { keepPreviousData: true });
  // Follows only once there are rows, so that they do not wait until the live connection is loaded.
  useFollowList(liveEvents, answer.data && key?.[0]);
  return {
    ...answer,
    query,
    isPrevious: cache.get(unstable_serialize(key))?.data === undefined,
    readPage: async (page, limit, signal) => {
      if (!key) throw new Error(missingSession);
      const [, url, sent] = key;
      return api.get<Page<Entity>>(url, { ...sent, page, limit }, { signal });
    },
  };
}

function useSaveOf<Entity, Input>({ path, invalidates = [] }: Resource) {
  const invalidate = useInvalidate();
  const { mutate } = useSWRConfig();
  const createOnce = useCreateKey(resolve(path, readSession()) ?? '');
  return async (input: Input | RowChanges<Input>, id?: number): Promise<Entity> => {
    const url = resolveNow(path);
    const saved =
      id === undefined
        ? await createOnce(input, (idempotencyKey) =>
            api.post<Entity>(url, input, { idempotencyKey }),
          )
        : await api.post<Entity>(`${url}/${id}`, input);
    const withSaved = (known?: Entity) => known && { ...known, ...saved };
    if (id !== undefined) await mutate([url, `${url}/${id}`], withSaved, { revalidate: false });
    await invalidate(url, ...invalidates);
    return saved;
  };
}

/**
 * The hooks of one resource of the API. When a resource needs more than the options offer, write a
 * hook beside it.
 */
export function createResource<Entity extends { id: number }, Input = never>(
  path: ResourcePath,
  options: ResourceOptions = {},
) {
  const resource = { path, ...options };
  const { listPath = path, entity, liveEvents = [], invalidates = [] } = options;

  return {
    path,

    /** One page of the list; the page before stays shown while the next one loads. */
    useList: (query: ListQuery) => useListOf<Entity>(resource, query),

    /** All rows of a list that the API does not page, in the same shape; not read while `isWanted` is false. */
    useAll: (isWanted = true): SWRResponse<Page<Entity>, ApiError> => {
      const key = useKey(resource, listPath, '');
      const answer = useSWR<Page<Entity>, ApiError>(isWanted ? key : null);
      useFollowList(liveEvents, answer.data && key?.[0]);
      return answer;
    },

    /** One row, read again when somebody else changes it. Takes undefined in a form for a new row. */
    useOne: (id: number | undefined): SWRResponse<Entity, ApiError> => {
      const key = useKey(resource, path, `/${id}`);
      const answer = useSWR<Entity, ApiError>(id === undefined ? null : key);
      useFollowRow(entity, id, answer.mutate);
      return answer;
    },

    /**
     * Creates a row, or changes the row with `id`; then reads again what has become stale. Changes carry the
     * version that they are based on; throws 409 `stale` when the row has another version by now. The saved
     * row replaces the cached one, so that a form that opens next does not start with the values from before.
     */
    useSave: () => useSaveOf<Entity, Input>(resource),

    /** Removes (archives) a row; then reads again what has become stale. */
    useRemove: () => {
      const invalidate = useInvalidate();
      return async (id: number): Promise<void> => {
        const url = resolveNow(path);
        await api.remove(`${url}/${id}`);
        await invalidate(url, ...invalidates);
      };
    },
  };
}
