import { resendAfterSeconds } from '@ziba/shared/contracts/auth';
import type { Tx } from '../../db/connect';

/** What the codes of the public password reset are for. */
export const publicReset = 'password_reset';
const sendsPerHour = 3;
const triesPerCode = 5;

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

export interface ResetUser {
  id: number;
  username: string;
  email: string | null;
  nationalCode: string | null;
  clinic_id: number | null;
  phoneNumber: string | null;
  password_hash: string;
}

interface ResetRequest {
  id: string;
  code_hash: string;
  token_hash: string | null;
}

/** The account of a username, if there is one. */
export async function userOf(tx: Tx, username: string): Promise<ResetUser | undefined> {
  const text = `select id, username, email, "nationalCode", clinic_id, "phoneNumber", password_hash
                from users
                where lower(username) = lower($1) and archived_at is null`;
  return (await tx.query<ResetUser>(text, [username]))[0];
}

/**
 * As `secondsUntilNextCode`, with a lock on the username to the end of the transaction, so that two
 * requests at once send one code.
 */
export async function secondsToWait(tx: Tx, username: string): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(1405003, hashtext(lower($1)))', [username]);
  return secondsUntilNextCode(tx, username);
}

/** Seconds until another code may be sent for the username, known or not. */
async function secondsUntilNextCode(tx: Tx, username: string): Promise<number> {
  const [row] = await tx.query<{ sends: number; since_last: number; since_first: number }>(
    `select count(*)::int as sends,
       extract(epoch from app_now() - max(created_at))::float8 as since_last,
       extract(epoch from app_now() - min(created_at))::float8 as since_first
     from (select created_at from otp_requests
           where lower(username) = lower($1) and purpose = $2 and created_at > app_now() - interval '1 hour'
           order by created_at desc limit $3) recent`,
    [username, publicReset, sendsPerHour],
  );
  if (!row || row.sends === 0) return 0;
  const resend = resendAfterSeconds - row.since_last;
  const hourly = row.sends >= sendsPerHour ? 3600 - row.since_first : 0;
  return Math.ceil(Math.max(0, resend, hourly));
}

/** Seconds that the code of an open request still lives; undefined unless this username made the request. */
export async function secondsLeft(
  tx: Tx,
  id: string | undefined,
  username: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ seconds: number }>(
    `select ceil(extract(epoch from expires_at - app_now()))::int as seconds from otp_requests
     where id = $1 and lower(username) = lower($2) and purpose = $3 and used_at is null and expires_at > app_now()`,
    [id ?? null, username, publicReset],
  );
  return row?.seconds;
}

/** Whether a request with this id was ever made. */
export async function isRequestKnown(tx: Tx, id: string): Promise<boolean> {
  return (await tx.query('select from otp_requests where id = $1', [id])).length > 0;
}

interface NewRequest {
  id: string;
  userId: number | null;
  username: string;
  hash: string;
  ip: string;
  /** Seconds that the code lives. */
  lifetime: number;
  purpose?: string;
}

/** Keeps a sent code; codes sent before are void. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { id, userId, username, hash, ip, lifetime, purpose = publicReset } = request;
  await tx.query(
    `update otp_requests set used_at = app_now()
     where lower(username) = lower($1) and purpose = $2 and used_at is null`,
    [username, purpose],
  );
  await tx.query(
    `insert into otp_requests (id, user_id, username, purpose, code_hash, ip, expires_at)
     values ($1, $2, $3, $4, $5, $6, app_now() + make_interval(secs => $7))`,
    [id, userId, username, purpose, hash, ip, lifetime],
  );
}

/** Counts a try of a code; undefined once the five tries or the minutes are used up. */
export async function countAttempt(
  tx: Tx,
  id: string,
  purpose = publicReset,
): Promise<ResetRequest | undefined> {
  if (!isId(id)) return undefined;
  const rows = await tx.query<ResetRequest>(
    `update otp_requests set attempts = attempts + 1
     where id = $1 and purpose = $2 and attempts < ${triesPerCode} and used_at is null and expires_at > app_now()
     returning id, code_hash, token_hash`,
    [id, purpose],
  );
  return rows[0];
}

/** Seconds to wait after the last try of a code was used up; undefined while that is not so. */
export async function waitAfterTries(tx: Tx, id: string): Promise<number | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<{ username: string }>(
    `select username from otp_requests
     where id = $1 and purpose = $2 and attempts >= ${triesPerCode} and used_at is null and expires_at > app_now()`,
    [id, publicReset],
  );
  return row && Math.max(1, await secondsUntilNextCode(tx, row.username));
}

/** Keeps the token that the right code was exchanged for; it lives ten minutes more. */
export async function rememberToken(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.query(
    `update otp_requests set token_hash = $2, expires_at = app_now() + interval '10 minutes' where id = $1`,
    [id, hash],
  );
}

/** The request of a username that is still open, locked; none of an account that had the username before. */
export async function openRequest(
  tx: Tx,
  username: string,
  purpose = publicReset,
): Promise<ResetRequest | undefined> {
  const rows = await tx.query<ResetRequest>(
    `select id, code_hash, token_hash from otp_requests
     where lower(username) = lower($1) and purpose = $2 and used_at is null and expires_at > app_now()
       and user_id is not distinct from
         (select u.id from users u where lower(u.username) = lower($1) and u.archived_at is null)
     order by created_at desc limit 1 for update`,
    [username, purpose],
  );
  return rows[0];
}

/** Where the open code of a user was sent to, and for how many seconds it is still valid; undefined when none is. */
export async function openCodeOf(
  tx: Tx,
  userId: number,
  purpose: string,
): Promise<{ phoneNumber: string | null; seconds: number } | undefined> {
  const rows = await tx.query<{ phoneNumber: string | null; seconds: number }>(
    `select u."phoneNumber", ceil(extract(epoch from o.expires_at - app_now()))::int as seconds
     from otp_requests o join users u on u.id = o.user_id
     where o.user_id = $1 and o.purpose = $2 and o.attempts < ${triesPerCode} and o.used_at is null
       and o.expires_at > app_now()
     order by o.created_at desc limit 1`,
    [userId, purpose],
  );
  return rows[0];
}

/** Whether the newest request of a username expired before its code was used. */
export async function isNewestExpired(tx: Tx, username: string, purpose: string): Promise<boolean> {
  const [row] = await tx.query<{ is_expired: boolean }>(
    `select used_at is null and expires_at <= app_now() as is_expired from otp_requests
     where lower(username) = lower($1) and purpose = $2 order by created_at desc limit 1`,
    [username, purpose],
  );
  return row?.is_expired ?? false;
}

/** The newest request of a username that serves no more, for ten minutes. */
export async function usedRequest(tx: Tx, username: string): Promise<ResetRequest | undefined> {
  const rows = await tx.query<ResetRequest>(
    `select id, code_hash, token_hash from otp_requests
     where lower(username) = lower($1) and purpose = $2 and used_at > app_now() - interval '10 minutes'
     order by used_at desc, created_at desc limit 1`,
    [username, publicReset],
  );
  return rows[0];
}

/** A code and its token serve once. */
export async function closeRequests(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'update otp_requests set used_at = app_now() where user_id = $1 and purpose = $2 and used_at is null',
    [userId, publicReset],
  );
}

/** Marks one request as used. */
export async function closeRequest(tx: Tx, id: string): Promise<void> {
  await tx.query('update otp_requests set used_at = app_now() where id = $1', [id]);
}
