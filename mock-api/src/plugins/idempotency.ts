import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runClaimed, type ClaimedKey } from '../db/claimed-key';
import { Refusal } from '../lib/refusal';
import { m } from '../messages';
import { keyPath } from './key-path';

interface Kept {
  request_hash: string;
  status: number | null;
  body: unknown;
  took_effect: boolean;
}

/** A longer key is stored as its hash: ignoring it would run the request twice. */
const longestKey = 200;

/** How often, and after how many milliseconds, a repeated request checks whether the first has ended. */
const maxChecks = 40;
const checkPause = 50;

type Done = (error?: Error) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of this request, under which its answer will be stored. */
    idempotencyKey: ClaimedKey | undefined;
  }
  interface FastifyContextConfig {
    /**
     * The answer contains a secret and is never stored: the same request runs again, and the route ensures that nothing
     * is made twice.
     */
    secretAnswer?: true;
  }
}

/**
 * A key whose first request never ended (a killed server) is free again after a minute, unless the request had taken
 * effect. If it only was slow, it is refused as soon as it wants to store something (`markEffect`).
 */
const claim = {
  name: 'idempotency.claim',
  text: `insert into idempotency_keys as k (user_id, path, key, request_hash, claim) values ($1, $2, $3, $4, $5)
         on conflict (user_id, path, key) do update
           set request_hash = excluded.request_hash, claim = excluded.claim, status = null, body = null,
             took_effect = false, created_at = app_now()
           where k.created_at < app_now() - interval '24 hours'
              or (k.status is null and not k.took_effect and k.created_at < app_now() - interval '1 minute')
         returning key`,
};
const read = {
  name: 'idempotency.read',
  text: 'select request_hash, status, body, took_effect from idempotency_keys where user_id = $1 and path = $2 and key = $3',
};
const keep = {
  name: 'idempotency.keep',
  text: `update idempotency_keys set status = $5, body = $6
         where user_id = $1 and path = $2 and key = $3 and claim = $4`,
};
const drop = {
  name: 'idempotency.drop',
  text: 'delete from idempotency_keys where user_id = $1 and path = $2 and key = $3 and claim = $4',
};

/**
 * A POST with an `Idempotency-Key` that the same user has sent to the same path before gets the first answer again;
 * with another body it is refused with 422. A refused request leaves the key free. A server that is killed between work
 * and answer leaves a key that says that the work was done. Every server on a database has the same `secret`.
 */
export function addIdempotency(app: FastifyInstance, secret: string): void {
  const hashOf = hashWith(secret);
  app.decorateRequest('idempotencyKey', undefined);

  const claimKey = (request: FastifyRequest, reply: FastifyReply, done: Done) => {
    const key = keyOf(request, hashOf);
    if (!key) return done();
    const hash = hashOf(request.body);
    keptOrClaimed(app, key, hash)
      .then((kept) => {
        if (kept) return answerAgain(kept, hash, reply);
        request.idempotencyKey = key;
        // All that follows on this request runs in the context of its key.
        return runClaimed(key, done);
      })
      .catch(done);
  };
  app.addHook('onRoute', (route) => {
    if (route.method === 'POST') route.preHandler = [claimKey, ...[route.preHandler ?? []].flat()];
  });

  // Before the answer is compressed; the hooks of a route run later.
  app.addHook('onSend', (request, reply, payload, done) => {
    const key = request.idempotencyKey;
    if (!key) return done(null, payload);
    request.idempotencyKey = undefined;
    key.isOpen = false;
    const isKept = !request.routeOptions.config.secretAnswer;
    keepAnswer(app, key, reply.statusCode, isKept && payload).then(() => done(null, payload), done);
  });
}

async function keepAnswer(
  app: FastifyInstance,
  claimed: ClaimedKey,
  status: number,
  answer: unknown,
) {
  const good = status < 400 && typeof answer === 'string';
  const { userId, path, key, claim: own } = claimed;
  const values = [userId, path, key, own];
  await app.db.platform((tx) =>
    good ? tx.query(keep, [...values, status, answer]) : tx.query(drop, values),
  );
}

function keyOf(request: FastifyRequest, hashOf: Hash): ClaimedKey | undefined {
  const sent = request.headers['idempotency-key'];
  if (typeof sent !== 'string' || !request.caller) return undefined;
  const key = sent.length > longestKey ? hashOf(sent) : sent;
  if (!key) return undefined;
  const { userId } = request.caller;
  // A route with a secret answer runs again: it must not be refused because it took effect.
  const isOpen = !request.routeOptions.config.secretAnswer;
  return { userId, path: keyPath(request.url), key, claim: randomUUID(), isOpen };
}

/** The answer of the first request; undefined when the key now belongs to this request. */
async function keptOrClaimed(
  app: FastifyInstance,
  { userId, path, key, claim: own }: ClaimedKey,
  hash: string,
): Promise<Kept | undefined> {
  for (let checks = 1; ; checks += 1) {
    const kept = await app.db.platform(async (tx) => {
      const claimed = await tx.query(claim, [userId, path, key, hash, own]);
      return claimed.length > 0 ? undefined : (await tx.query<Kept>(read, [userId, path, key]))[0];
    });
    const isRunning = kept?.status === null && kept.request_hash === hash;
    if (!isRunning || checks === maxChecks) return kept;
    await pause(checkPause);
  }
}

type Hash = (body: unknown) => string;

/** Bodies may contain passwords: without the secret nobody can find them from a stored hash by trying. */
const hashWith =
  (secret: string): Hash =>
  (body) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(body ?? null))
      .digest('hex');

async function answerAgain(kept: Kept, hash: string, reply: FastifyReply): Promise<void> {
  if (kept.request_hash !== hash) throw new Refusal(422, 'key_reused', m.keyReused);
  if (kept.status === null && kept.took_effect) throw new Refusal(409, 'key_done', m.keyDone);
  if (kept.status === null) throw new Refusal(409, 'key_busy', m.keyBusy);
  await reply.code(kept.status).header('idempotency-replayed', 'true').send(kept.body);
}
