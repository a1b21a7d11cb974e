import type { Database } from '../db/connect';
import type { AccountState } from '../lib/account-state';

export interface SessionRow extends AccountState {
  sid: string;
  /** ISO 8601. */
  expires_at: string;
  must_change_password: boolean;
  /** Whether its last use was recorded more than five minutes ago. */
  is_seen_long_ago: boolean;
  /** The clinic that an operator looks at in this session. */
  viewed_clinic_id: number | null;
}

type Found = SessionRow | undefined;

/** The migrations explain why it can read past the policies without a transaction of its own. */
const bySids = { name: 'session.states', text: 'select * from session_states($1)' };

class SessionReader {
  private wanted = new Set<string>();
  private next: Promise<Map<string, SessionRow>> | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: Database) {}

  async read(sid: string): Promise<Found> {
    this.wanted.add(sid);
    // Not a statement that has begun already: it may miss what was changed since.
    this.next ??= soon(this.running).then(() => this.ask());
    return (await this.next).get(sid);
  }

  private ask(): Promise<Map<string, SessionRow>> {
    const sids = [...this.wanted];
    this.wanted = new Set();
    this.next = undefined;
    const answer = this.db.query<SessionRow>(bySids, [sids]);
    this.running = answer.then(nothing, nothing);
    return answer.then((rows) => new Map(rows.map((row) => [row.sid, row])));
  }
}

const nothing = () => undefined;

/** Milliseconds to wait for a statement: of a frozen connection none comes, and the next one takes another connection. */
const longestWait = 250;

/** Resolves with the work, or without it after the longest wait. */
async function soon(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise((done) => {
    timer = setTimeout(done, longestWait);
  });
  await Promise.race([work, waited]);
  clearTimeout(timer);
}

const readers = new WeakMap<Database, SessionReader>();

/**
 * Reads a session that has not ended, with its account and clinic as they are now. Every request does this, so requests
 * that arrive while one statement runs share the next one.
 */
export function sessionRow(db: Database, sid: string): Promise<Found> {
  const reader = readers.get(db) ?? new SessionReader(db);
  readers.set(db, reader);
  return reader.read(sid);
}

const touch = {
  name: 'session.touch',
  text: `update sessions set last_seen_at = app_now()
         where id = $1 and last_seen_at < app_now() - interval '5 minutes'`,
};

/** Writes of this process that are under way, by session. */
const beingRecorded = new Map<string, Promise<unknown>>();

/** Records that a session is in use: at most one write per session in five minutes, however many calls it makes. */
export async function recordUse(db: Database, sid: string): Promise<void> {
  const write = beingRecorded.get(sid) ?? db.platform((tx) => tx.query(touch, [sid]));
  beingRecorded.set(sid, write);
  try {
    await write;
  } finally {
    beingRecorded.delete(sid);
  }
}
