/** A job as its handler gets it. */
export interface Job {
  id: number;
  clinic_id: number | null;
  kind: string;
  payload: Record<string, unknown>;
  /** The number of attempts, including the current one. */
  attempts: number;
}

/** For how long a job belongs to the process that took it, in seconds; extended while the job runs. */
export const leaseSeconds = 120;

/**
 * Takes the jobs that are due, each one for one process only: others skip rows that are locked, and later those that
 * are leased.
 */
export const take = {
  name: 'jobs.take',
  text: `update jobs set leased_until = app_now() + interval '${leaseSeconds} seconds', attempts = attempts + 1
    where id in (
      select id from jobs
      where failed_at is null and run_at <= app_now() and kind = any($1)
        and (leased_until is null or leased_until < app_now())
      order by run_at, id limit $2 for update skip locked)
    returning id, clinic_id, kind, payload, attempts`,
};

export const extend = {
  name: 'jobs.extend',
  text: `update jobs set leased_until = app_now() + interval '${leaseSeconds} seconds' where id = $1`,
};

export const finish = { name: 'jobs.finish', text: 'delete from jobs where id = $1' };

/** Sets the next time of a periodic job, whether this run failed or not. */
export const repeat = {
  name: 'jobs.repeat',
  text: `update jobs set run_at = $2, leased_until = null, attempts = 0, last_error = $3 where id = $1`,
};

export const retry = {
  name: 'jobs.retry',
  text: `update jobs set run_at = app_now() + $2 * interval '1 second', leased_until = null, last_error = $3
    where id = $1`,
};

/** Keeps a failed job for the operator to see; its key is free for a new job. */
export const markFailed = {
  name: 'jobs.mark_failed',
  text: `update jobs set failed_at = app_now(), leased_until = null, last_error = $2,
      unique_key = unique_key || ' failed ' || id
    where id = $1`,
};

/** The time after which this process must look again at the latest. */
export const nextDue = {
  name: 'jobs.next',
  text: `select extract(epoch from min(run_at) - app_now())::float8 as seconds from jobs
    where failed_at is null and kind = any($1) and (leased_until is null or leased_until < app_now())`,
};
