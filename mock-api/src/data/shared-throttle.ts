import type { Database } from '../db/connect';

interface Limit {
  /** What is limited: `login_user`, `login_address`, … */
  kind: string;
  /** This many attempts for each key … */
  limit: number;
  /** … within this many seconds. */
  seconds: number;
}

/** Either an attempt that was counted, or the seconds to wait before the next one. */
export type Counted = { mark: number } | { wait: number };

const lock = 'select pg_advisory_xact_lock(1405005, hashtext($1))';
const insertMark = {
  name: 'throttle.take',
  text: `insert into throttle_marks (kind, key)
         select $1, $2 where $3 > (
           select count(*) from throttle_marks
           where kind = $1 and key = $2 and at > app_now() - make_interval(secs => $4))
         returning id`,
};
const secondsLeft = {
  name: 'throttle.wait',
  text: `select ceil(extract(epoch from min(at) + make_interval(secs => $3) - app_now()))::int as wait
         from (select at from throttle_marks where kind = $1 and key = $2
                 and at > app_now() - make_interval(secs => $3)
               order by at desc limit $4) counted`,
};

/** Counts attempts for each key in a sliding window, for all processes on the database together. */
export class SharedThrottle {
  constructor(
    private readonly db: Database,
    private readonly rule: Limit,
  ) {}

  /**
   * Counts an attempt, unless there were too many already. Attempts with the same key wait for each other, so that
   * sending many at once has no advantage.
   */
  take(key: string): Promise<Counted> {
    const { kind, limit, seconds } = this.rule;
    return this.db.platform(async (tx) => {
      await tx.query(lock, [`${kind}:${key}`]);
      const [mark] = await tx.query<{ id: number }>(insertMark, [kind, key, limit, seconds]);
      if (mark) return { mark: mark.id };
      const [left] = await tx.query<{ wait: number }>(secondsLeft, [kind, key, seconds, limit]);
      return { wait: Math.max(1, left?.wait ?? seconds) };
    });
  }

  /** Removes one attempt that turned out not to count. */
  async giveBack(mark: number): Promise<void> {
    const text = 'delete from throttle_marks where id = $1';
    await this.db.platform((tx) => tx.query(text, [mark]));
  }

  /** Removes all attempts with the key. */
  async clear(key: string): Promise<void> {
    const text = 'delete from throttle_marks where kind = $1 and key = $2';
    await this.db.platform((tx) => tx.query(text, [this.rule.kind, key]));
  }
}

const tenMinutes = 600;
const hour = 3600;

/** The limits that all processes share. */
export function throttlesOf(db: Database) {
  const of = (kind: string, limit: number, seconds: number) =>
    new SharedThrottle(db, { kind, limit, seconds });
  return {
    loginUser: of('login_user', 5, tenMinutes),
    loginAddress: of('login_address', 30, tenMinutes),
    codesOfAddress: of('codes_address', 10, hour),
    ownPassword: of('own_password', 5, tenMinutes),
  };
}
