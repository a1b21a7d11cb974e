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

/** An address, or how it follows from the session (`/users/clinic/{id}/index`). */
export type ResourcePath = string | ((session: Session) => string);

export interface ResourceOptions {
  /** Where the list lives, when it is not `{path}/pagination` (`useList`) or `{path}` (`useAll`). */
  listPath?: ResourcePath;
  /** Other resources whose cached answers a save or removal makes stale. */
  touches?: string[];
  /** The server's table, where it tells of changes (`row.changed`): `useOne` reads a changed row anew. */
  entity?: string;
  /** Live events after which its lists are read again while they are on show, such as `stock.changed`. */
  live?: readonly string[];
}

/** What a list is asked for; blank parts are left out of the call. Filters come as further names. */
export interface ListQuery {
  page?: number;
  limit?: number;
  search?: string;
  /** A field name, or `-name` for the other direction. */
  sort?: string;
  [filter: string]: string | number | undefined;
}

/** A part of a row's fields, and the version that the change is based on. */
type RowChanges<Input> = Partial<Input> & { version?: number };

/** A page of a list, and what the one table of the product wants to know besides. */
export interface PagedList<Entity> extends SWRResponse<Page<Entity>, ApiError> {
  /** `data` still answers the question before. */
  isPrevious: boolean;
  /** What was asked for. */
  query: ListQuery;
  /** Asks the same for another page, past the cache: for files and prints of all rows; `signal` gives the call up. */
  readPage: (page: number, limit: number, signal?: AbortSignal) => Promise<Page<Entity>>;
}

function resolve(path: ResourcePath, session: Session | null): string | null {
  if (typeof path === 'string') return path;
  return session && path(session);
}

function withoutBlanks(query: ListQuery): ListQuery {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(said);
}

/** Session-made addresses are only asked for by signed-in screens, so the session is there. */
function mustResolve(path: ResourcePath): string {
  const address = resolve(path, readSession());
  if (address === null) throw new Error('this resource needs a session');
  return address;
}

/** The hooks of one resource of the API (H16). A third wish beyond the options: write a hook beside it. */
export function createResource<Entity extends { id: number }, Input = never>(
  path: ResourcePath,
  { listPath, touches = [], entity, live = [] }: ResourceOptions = {},
) {
  const useKey = (tail: string, from: ResourcePath = path, query?: ListQuery) => {
    const session = useSession();
    const [name, url] = [resolve(path, session), resolve(from, session)];
    return name === null || url === null
      ? null
      : ([name, url + tail, ...(query ? [withoutBlanks(query)] : [])] as unknown as ResourceKey);
  };

  return {
    path,

    /** One page of the list; the page before stays on show while the next one loads. */
    useList: (query: ListQuery): PagedList<Entity> => {
      const key = useKey(listPath ? '' : '/pagination', listPath, query);
      const { cache } = useSWRConfig();
      const answer = useSWR<Page<Entity>, ApiError>(key, { keepPreviousData: true });
      // The live connection comes after the first rows, which would wait for its code.
      useFollowList(live, answer.data && key?.[0]);
      return {
        ...answer,
        query,
        isPrevious: cache.get(unstable_serialize(key))?.data === undefined,
        readPage: async (page, limit, signal) => {
          if (!key) throw new Error('this resource needs a session');
          const [, url, asked] = key;
          return api.get<Page<Entity>>(url, { ...asked, page, limit }, { signal });
        },
      };
    },

    /** All rows of a list that the API does not page, in the same shape; asked for once it is wanted. */
    useAll: (isWanted = true): SWRResponse<Page<Entity>, ApiError> => {
      const key = useKey('', listPath);
      const answer = useSWR<Page<Entity>, ApiError>(isWanted ? key : null);
      useFollowList(live, answer.data && key?.[0]);
      return answer;
    },

    /**
     * One row, read anew when somebody else changes it. Pass undefined while there is nothing to load yet
     * (a "new" form).
     */
    useOne: (id: number | undefined): SWRResponse<Entity, ApiError> => {
      const key = useKey(`/${id}`);
      const answer = useSWR<Entity, ApiError>(id === undefined ? null : key);
      useFollowRow(entity, id, answer.mutate);
      return answer;
    },

    /**
     * Creates a row, or makes changes to the one with `id`; then re-reads what has become stale. Changes
     * carry the version that they are based on; 409 `stale` when the row has another one by now. The cache
     * keeps the saved row, so that nobody who opens it again edits the values from before the save.
     */
    useSave: () => {
      const invalidate = useInvalidate();
      const { mutate } = useSWRConfig();
      const createOnce = useCreateKey(resolve(path, readSession()) ?? '');
      return async (input: Input | RowChanges<Input>, id?: number): Promise<Entity> => {
        const url = mustResolve(path);
        const saved =
          id === undefined
            ? await createOnce(input, (idempotencyKey) =>
                api.post<Entity>(url, input, { idempotencyKey }),
              )
            : await api.post<Entity>(`${url}/${id}`, input);
        const withSaved = (known?: Entity) => known && { ...known, ...saved };
        if (id !== undefined) await mutate([url, `${url}/${id}`], withSaved, { revalidate: false });
        await invalidate(url, ...touches);
        return saved;
      };
    },

    /** Removes (archives) a row; then re-reads what has become stale. */
    useRemove: () => {
      const invalidate = useInvalidate();
      return async (id: number): Promise<void> => {
        const url = mustResolve(path);
        await api.remove(`${url}/${id}`);
        await invalidate(url, ...touches);
      };
    },
  };
}
