import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Page } from '@ziba/shared/contracts/lists';
import type { DeployToken } from '@ziba/shared/contracts/releases';
import type { z } from 'zod';
import type { deployTokenInput, newDeployToken } from '@ziba/shared/contracts/releases';
import type { Tx } from '../../db/connect';
import { wholeList } from '../../data/pages';
import { found } from '../../lib/refusal';
import type { Session } from '../../lib/actor';
import { auditRegistry } from './audit';

const columns = 'id, remote, name, created_by, created_at, last_used_at, revoked_at';
const all = `select ${columns} from deploy_tokens order by revoked_at is not null, id desc`;
const insert = `
  insert into deploy_tokens (remote, name, token_hash, created_by)
  values ($1, $2, $3, $4) on conflict (token_hash) do nothing returning ${columns}`;
const made = `select ${columns} from deploy_tokens where token_hash = $1`;
const revoke = `
  update deploy_tokens set revoked_at = app_now()
  where id = $1 and revoked_at is null returning remote, name`;
const use = `
  update deploy_tokens set last_used_at = app_now()
  where token_hash = $1 and revoked_at is null returning remote, name`;

type NewToken = z.output<typeof deployTokenInput>;

/** The remote that a deploy token allows to publish. */
export interface TokenRight {
  remote: string;
  name: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Reads the tokens of all teams, the valid ones first. */
export const listTokens = (tx: Tx): Promise<Page<DeployToken>> =>
  wholeList<DeployToken>(tx, { text: all }, []);

// With this beginning, scanners of repositories recognise the token.
const textOf = (bytes: Buffer) => `zbd_${bytes.toString('base64url')}`;

/**
 * The text of the token that a request asks for. The same request, sent again under its idempotency key because the
 * answer was lost, gets the same text, so that the text need not be stored. Only the installation knows `secret`.
 * Without a key the text is different every time.
 */
export function tokenText(
  secret: string,
  key: readonly unknown[] | '' | undefined,
  input: NewToken,
) {
  if (!key) return textOf(randomBytes(32));
  const { remote, name } = input;
  const request = JSON.stringify(['deploy token', ...key, remote, name]);
  return textOf(createHmac('sha256', secret).update(request).digest());
}

/**
 * Adds a token with this text; only this answer contains the text. The same text again returns the same token, unless
 * it was revoked in between: then a new one is made.
 */
export async function createToken(
  tx: Tx,
  session: Session,
  { remote, name }: NewToken,
  token: string,
): Promise<z.output<typeof newDeployToken>> {
  const values = [remote, name, hashOf(token), session.username];
  const [row] = await tx.query<DeployToken>(insert, values);
  if (row) {
    await auditRegistry(tx, session, { action: 'token_created', remote, reason: name });
    return { ...row, token };
  }
  const earlier = found((await tx.query<DeployToken>(made, [hashOf(token)]))[0]);
  if (earlier.revoked_at === null) return { ...earlier, token };
  return createToken(tx, session, { remote, name }, textOf(randomBytes(32)));
}

/** Revokes a token at once, in every process. */
export async function revokeToken(tx: Tx, session: Session, id: number): Promise<void> {
  const { remote, name } = found((await tx.query<TokenRight>(revoke, [id]))[0]);
  await auditRegistry(tx, session, { action: 'token_revoked', remote, reason: name });
}

/** Returns what a token allows now, and records its use; undefined if it is not a valid token. */
export async function rightOfToken(tx: Tx, token: string): Promise<TokenRight | undefined> {
  return (await tx.query<TokenRight>(use, [hashOf(token)]))[0];
}

/** Whether a text may be a deploy token, so that it is not looked up as a session. */
export const looksLikeToken = (text: string) => text.startsWith('zbd_');
