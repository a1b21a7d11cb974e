import jwt from '@fastify/jwt';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Member, Session } from '../lib/actor';
import { clock } from '../lib/clock';
import { passwordChangeRequired, Refusal } from '../lib/refusal';
import { recordUse } from '../data/session-rows';
import { loadSession } from '../data/session-state';
import { m } from '../messages';
import { unauthenticated } from './allow';

interface Claims {
  sid: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims;
    user: Claims;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The session of a token; refuses with 401, or with 403 while the account is blocked or, unless the call
     * is allowed before that, while the user has to change the password.
     */
    sessionOf(token: string, isBeforePasswordChange?: boolean): Promise<Session>;
    /** A token that contains the id of the session and is valid until `expiresAt` (ISO 8601). */
    tokenFor(sid: string, expiresAt: string): string;
  }
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads tokens. A token only contains the id of a session; its rights are read from the database for each request. */
export async function addSessions(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: 'HS256' },
    // `sidOf` checks the expiry, by the server's clock; the library knows only the machine's.
    verify: {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'sid'],
      ignoreExpiration: true,
      cache: 1000,
    },
  });
  app.decorate('tokenFor', (sid: string, expiresAt: string) =>
    app.jwt.sign({ sid, iat: seconds(clock.now()), exp: seconds(Date.parse(expiresAt)) }),
  );
  app.decorate('sessionOf', async (token: string, isBeforePasswordChange = false) => {
    const sid = sidOf(app, token);
    const session = sid && (await loadSession(app.db, sid));
    if (!session) throw unauthenticated();
    if (session.isSeenLongAgo) await recordUse(app.db, sid);
    if (session.mustChangePassword && !isBeforePasswordChange) throw passwordChangeRequired();
    return session;
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('session', { getter: sessionOfRequest });
  app.decorateRequest('member', { getter: memberOfRequest });
}

/** The token of a request, from `Authorization: Bearer`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function sidOf(app: FastifyInstance, token: string): string | undefined {
  try {
    const { sid, exp } = app.jwt.verify<Claims>(token);
    return uuid.test(sid) && exp * 1000 > clock.now() ? sid : undefined;
  } catch {
    // Unreadable, changed or expired: the caller gets the same answer.
    return undefined;
  }
}

function sessionOfRequest(this: FastifyRequest): Session {
  if (!this.caller) throw unauthenticated();
  return this.caller;
}

function memberOfRequest(this: FastifyRequest): Member {
  const session = sessionOfRequest.call(this);
  const { clinicId } = session;
  if (clinicId === null || session.type === platformType) {
    throw new Refusal(403, 'forbidden', m.forbidden);
  }
  return { ...session, clinicId };
}
