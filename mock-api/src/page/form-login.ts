import { loginInput } from '@ziba/shared/contracts/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../lib/refusal';
import { m } from '../messages';
import { bodyOf } from '../plugins/errors';
import type { NativeLogin } from './fill-page';

/** The result of a login form that was sent without scripts: the session, or the refusal that the form shows. */
export async function signInWithForm(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<NativeLogin> {
  const input = loginInput.safeParse(request.body);
  const { username = '' } = (request.body ?? {}) as { username?: string };
  if (!input.success) {
    const fields = Object.fromEntries(
      input.error.issues.reverse().map(({ path, message }) => [path.join('.'), message]),
    );
    const message = input.error.issues.at(-1)?.message ?? m.invalid;
    return { error: { code: 'invalid', message, fields }, username };
  }
  try {
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] };
    return { answer: await app.signIn.run(input.data, origin) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { error: bodyOf(error), username };
  }
}

/** Refuses with 403 a form on another site: it could sign the visitor in to an account that the other site chose. */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn =
    site === undefined
      ? origin !== undefined && hostOf(origin) === request.host
      : site === 'same-origin';
  if (!isOwn) throw new Refusal(403, 'foreign_origin', m.foreignOrigin);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
