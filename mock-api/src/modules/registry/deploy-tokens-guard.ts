import { createHash, timingSafeEqual } from 'node:crypto';
import type { Need } from '@ziba/shared/contracts/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import type { Permission } from '../../plugins/allow';
import { bearerOf } from '../../plugins/session';
import type { RegistryActor } from './audit';
import { looksLikeToken, rightOfToken } from './deploy-tokens';

/** Who changes releases: a user of the console, a team with its token, or the installation's own token. */
export interface Deployer extends RegistryActor {
  /** The name that is stored as the author of a release. */
  name: string;
  /** The only remote of a team's token; undefined: all remotes. */
  remote?: string;
}

const deployers = new WeakMap<FastifyRequest, Deployer>();
const installation = 'installation';

/**
 * The permission of a call that the release command makes too: a deploy token of the remote in the address, the
 * installation's token, or a user of the console who has the section and the level.
 */
export function allowDeploy(app: FastifyInstance, need: Need): Permission {
  const console = app.allow('sections', need, 'admin');
  const check: typeof console = Object.assign(
    async (request: FastifyRequest, ...rest: unknown[]) => {
      const deployer = await deployerByToken(app, request);
      if (deployer) deployers.set(request, deployer);
      else await Reflect.apply(console, app, [request, ...rest]);
    },
    { allowed: console.allowed, need: console.need, area: console.area },
  );
  return check;
}

/**
 * Refuses a caller without a token that may publish. Signed-in users may not publish: code must never come from a
 * browser.
 */
export async function requireToken(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const deployer = await deployerByToken(app, request);
  if (!deployer) throw new Refusal(401, 'unauthenticated', m.publishDenied);
  deployers.set(request, deployer);
}

/** The caller, after `allowDeploy` or `requireToken`. */
export function deployerOf(request: FastifyRequest): Deployer {
  const deployer = deployers.get(request);
  if (deployer) return deployer;
  const { userId, username, requestId } = request.session;
  return { userId, name: username, requestId };
}

/** Refuses with 403 a team's token that is used for another remote. */
export function refuseForeignRemote(by: Deployer, remote: string): void {
  if (by.remote !== undefined && by.remote !== remote) {
    throw new Refusal(403, 'foreign_remote', m.foreignRemote(by.remote));
  }
}

async function deployerByToken(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Deployer | undefined> {
  const token = bearerOf(request);
  if (!token) return undefined;
  const requestId = request.id;
  if (sameText(token, app.publishToken)) {
    return { userId: null, token: installation, name: installation, requestId };
  }
  if (!looksLikeToken(token)) return undefined;
  const right = await app.db.platform((tx) => rightOfToken(tx, token));
  if (!right) throw new Refusal(401, 'unauthenticated', m.publishDenied);
  const { remote, name } = right;
  const deployer = { userId: null, token: name, name, remote, requestId };
  const { remote: named } = (request.params ?? {}) as { remote?: string };
  if (named !== undefined) refuseForeignRemote(deployer, named);
  return deployer;
}

function sameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
