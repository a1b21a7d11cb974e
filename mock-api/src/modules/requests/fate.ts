import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../db/connect';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';

/** How often, and after how many milliseconds, to check whether a running request has ended. */
const maxChecks = 40;
const checkPause = 50;

/** Not the hash of any body: a request that still arrives with this key is refused as a different one. */
const givenUp = 'given-up';

type KeyOf = readonly [userId: number, path: string, key: string];

/** Takes the key, unless it was used; a key whose server was killed can be taken after a minute. */
const spend = {
  name: 'requests.spend_key',
  text: `insert into idempotency_keys as k (user_id, path, key, request_hash, status)
    values ($1, $2, $3, '${givenUp}', 409)
    on conflict (user_id, path, key) do update
      set request_hash = excluded.request_hash, claim = null, status = 409, body = null,
        created_at = app_now()
      where k.status is null and not k.took_effect and k.created_at < app_now() - interval '1 minute'
    returning key`,
};
const read = {
  name: 'requests.read_key',
  text: `select request_hash = '${givenUp}' as given_up, status, took_effect
    from idempotency_keys where user_id = $1 and path = $2 and key = $3`,
};

interface KeyState {
  given_up: boolean;
  status: number | null;
  took_effect: boolean;
}
const givenUpNow: KeyState = { given_up: true, status: 409, took_effect: false };
const running: KeyState = { given_up: false, status: null, took_effect: false };

/**
 * Whether the request with a key has been carried out. If not, the key is marked as used, so that the request is
 * refused if it still arrives. Errors: 409 `key_busy` while it is running.
 */
export async function wasCarriedOut(db: Database, key: KeyOf): Promise<boolean> {
  let tookEffect = false;
  for (let checks = 1; checks <= maxChecks; checks += 1) {
    const row = await db.platform(async (tx) => {
      if ((await tx.query(spend, [...key])).length > 0) return givenUpNow;
      const rows = await tx.query<KeyState>(read, [...key]);
      // A refused request has freed the key in between: the next attempt takes it.
      return rows[0] ?? running;
    });
    if (row.status !== null) return !row.given_up;
    tookEffect = row.took_effect;
    await pause(checkPause);
  }
  // It changed something and gave no answer since: its server was killed in between.
  if (tookEffect) return true;
  throw new Refusal(409, 'key_busy', m.keyBusy);
}
