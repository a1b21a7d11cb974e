import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { Refusal } from '../lib/refusal';
import { m } from '../messages';

/** The idempotency key that a running request has claimed. */
export interface ClaimedKey {
  userId: number;
  path: string;
  key: string;
  /** Tells this claim from a later one of the same key. */
  claim: string;
  /** False once the answer is known: what runs on afterwards is not part of the request. */
  isOpen: boolean;
}

const claimed = new AsyncLocalStorage<ClaimedKey>();

/** Runs a request whose transactions write down under its key that they took effect. */
export const runClaimed = (key: ClaimedKey, work: () => void): void => claimed.run(key, work);

/**
 * Writes down, in the transaction that changes something, that the request with the claimed key took effect: both are
 * stored or neither. Errors: 409 `key_busy` when another request has taken the key over in the meantime, so that only
 * one of them takes effect.
 */
export async function markEffect(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  const key = claimed.getStore();
  if (!key?.isOpen) return;
  const { path, claim, userId } = key;
  const literal = pg.escapeLiteral;
  // One message; the types of pg do not know messages with several statements.
  const results = (await client.query(`set local app.scope = 'platform';
    update idempotency_keys set took_effect = true
      where user_id = ${Number(userId)} and path = ${literal(path)} and key = ${literal(key.key)}
        and claim = ${literal(claim)} and status is null
        and pg_current_xact_id_if_assigned() is not null;
    select pg_current_xact_id_if_assigned() is not null as wrote`)) as unknown as pg.QueryResult<{
    wrote: boolean;
  }>[];
  const [, marked, about] = results;
  if (about?.rows[0]?.wrote && marked?.rowCount === 0) {
    throw new Refusal(409, 'key_busy', m.keyBusy);
  }
}
