import { useState } from 'react';
import useSWR from 'swr';
import type { Backup } from '../contracts/backups';
import type { Page } from '../contracts/lists';
import { api, ApiError } from './client';
import type { ResourceKey } from './fetch-key';
import { useCreateKey } from './use-create-key';
import { useLive } from './use-live';

/** Work that the server does in the background, such as an export; its file can be read when it is done. */
export type Job = Pick<Backup, 'id' | 'status' | 'percent' | 'fileName'>;

/** Milliseconds between two readings of a running job. */
const pollInterval = 2_000;

/** Whether a job is queued or running. */
export const isUnderWay = ({ status }: Job) => status === 'queued' || status === 'running';

/** The newest job if it is queued or running; undefined if not, or if it cannot be read. */
async function readRunningJob(path: string): Promise<Job | undefined> {
  const newest = await api.get<Page<Job>>(path, { page: 1, limit: 1 }).catch(() => undefined);
  return newest?.data.find(isUnderWay);
}

/**
 * Starts jobs of a resource (`POST {path}`) and follows one until it has ended (`GET {path}/{id}`): the job
 * that this screen started, or else the newest one if it still runs, so that a user who left the screen finds
 * it again. `events` are the live events that the server sends when a job has ended.
 */
export function useJob(path: string, events: readonly string[]) {
  const [id, setId] = useState<number>();
  const [startedId, setStartedId] = useState<number>();
  const [isStarting, setStarting] = useState(false);
  const [startError, setStartError] = useState<ApiError>();
  const createOnce = useCreateKey(path);

  const newest = useSWR<Page<Job>, ApiError>(
    id === undefined ? ([path, path, { page: 1, limit: 1 }] satisfies ResourceKey) : null,
  );
  const found = newest.data?.data[0];
  if (id === undefined && found && isUnderWay(found)) setId(found.id);

  const row = useSWR<Job, ApiError>(
    id === undefined ? null : ([path, `${path}/${id}`] satisfies ResourceKey),
    { refreshInterval: (job) => (job && !isUnderWay(job) ? 0 : pollInterval) },
  );
  useLive(events, () => void row.mutate());

  const start = async () => {
    setStarting(true);
    setStartError(undefined);
    try {
      const job = await createOnce({}, (idempotencyKey) =>
        api.post<Job>(path, {}, { idempotencyKey }),
      );
      setStartedId(job.id);
      setId(job.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const other = await readRunningJob(path);
      if (other) setId(other.id);
      else setStartError(error);
    } finally {
      setStarting(false);
    }
  };

  const job = row.data ?? (found?.id === id ? found : undefined);
  return {
    path,
    /** The followed job; undefined while there is none or while it is not read yet. */
    job,
    /** Whether this screen started it. */
    isOwn: job !== undefined && job.id === startedId,
    isStarting: isStarting || (id !== undefined && !job && !row.error),
    /** Why no job could be started; undefined when another one is followed instead. */
    startError,
    /** The state of the job could not be read; `job` keeps the last known state. */
    readError: row.error,
    start,
    /** Reads the state of the job again. */
    refresh: () => row.mutate(),
  };
}

export type FollowedJob = ReturnType<typeof useJob>;
