import { useState } from 'react';
import useSWR from 'swr';
import type { Backup } from '../contracts/backups';
import type { Page } from '../contracts/lists';
import { api, ApiError } from './client';
import type { ResourceKey } from './fetch-key';
import { useCreateKey } from './use-create-key';
import { useLive } from './use-live';

/** A piece of work that the server does by itself, such as an export; its file is read when it is done. */
export type Job = Pick<Backup, 'id' | 'status' | 'percent' | 'fileName'>;

/** Milliseconds between two looks at a job that is under way. */
const lookEvery = 2_000;

export const isUnderWay = ({ status }: Job) => status === 'queued' || status === 'running';

/** The newest job, where it is under way; also undefined where nobody can be asked. */
async function underWay(path: string): Promise<Job | undefined> {
  const newest = await api.get<Page<Job>>(path, { page: 1, limit: 1 }).catch(() => undefined);
  return newest?.data.find(isUnderWay);
}

/**
 * Begins jobs of a resource (`POST {path}`) and follows one until it has ended (`GET {path}/{id}`): the one
 * that was begun here, else the newest, if it is still under way: whoever left the screen finds it again.
 * `events` are what the server tells of when a job has ended.
 */
export function useJob(path: string, events: readonly string[]) {
  const [id, setId] = useState<number>();
  const [own, setOwn] = useState<number>();
  const [isStarting, setStarting] = useState(false);
  const [startError, setStartError] = useState<ApiError>();
  const once = useCreateKey(path);

  const newest = useSWR<Page<Job>, ApiError>(
    id === undefined ? ([path, path, { page: 1, limit: 1 }] satisfies ResourceKey) : null,
  );
  const found = newest.data?.data[0];
  if (id === undefined && found && isUnderWay(found)) setId(found.id);

  const row = useSWR<Job, ApiError>(
    id === undefined ? null : ([path, `${path}/${id}`] satisfies ResourceKey),
    { refreshInterval: (job) => (job && !isUnderWay(job) ? 0 : lookEvery) },
  );
  useLive(events, () => void row.mutate());

  const start = async () => {
    setStarting(true);
    setStartError(undefined);
    try {
      const job = await once({}, (idempotencyKey) => api.post<Job>(path, {}, { idempotencyKey }));
      setOwn(job.id);
      setId(job.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const other = await underWay(path);
      if (other) setId(other.id);
      else setStartError(error);
    } finally {
      setStarting(false);
    }
  };

  const job = row.data ?? (found?.id === id ? found : undefined);
  return {
    path,
    /** The job that is followed; undefined while there is none, or nothing is known of it yet. */
    job,
    /** Whether it was begun here. */
    isOwn: job !== undefined && job.id === own,
    isStarting: isStarting || (id !== undefined && !job && !row.error),
    /** Why none could be begun; nothing where another one is followed instead. */
    startError,
    /** How it stands could not be read; what is known stays. */
    readError: row.error,
    start,
    look: () => row.mutate(),
  };
}

export type FollowedJob = ReturnType<typeof useJob>;
