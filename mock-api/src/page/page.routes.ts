import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { loginInput } from '@ziba/shared/contracts/auth';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../lib/refusal';
import { m } from '../messages';
import { publicPlan } from '../modules/registry/boot-plan';
import { readGeneralSettings } from '../modules/settings/settings.routes';
import { bodyOf } from '../plugins/errors';
import { immutable, revalidated, sendAsset } from '../static/send-asset';
import { fillPage, type NativeLogin } from './fill-page';
import { Shell } from './shell';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Names that carry a hash of their content. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/;

/** What answers for itself: no address below it is one of the page. */
const apart = /^\/(api|remotes|uploads)(\/|$)/;

/**
 * Whether an address is one of a file, and not of a screen. A script that is gone must fail, not be answered
 * with HTML; a name with a dot may still be a screen where somebody navigates to it.
 */
function isGoneFile(path: string, accept = ''): boolean {
  return hashed.test(path) || (/\.\w+$/.test(path) && !accept.includes('text/html'));
}

/** `own` is the address of a developer's own machine, in the one browser that loads a section from there. */
const policyWith = (nonce: string, own = '') =>
  [
    "default-src 'self'",
    `script-src 'self'${own}`,
    `style-src 'self' 'nonce-${nonce}'${own}`,
    `img-src 'self' data: blob:${own}`,
    `font-src 'self'${own}`,
    `connect-src 'self'${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Everything that is not the API: the shell's files, the remotes' files, and the page for every other address. */
export const pageRoutes: FastifyPluginAsync = async (app) => {
  const open = { onRequest: app.allow('public') };
  const shell = new Shell(app.config.shellDir);
  // Read at the start, so that the first visitor does not wait for it.
  await shell.current();

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/remotes/:remote/:version/*',
    {
      ...open,
      handler: async (request, reply) => {
        const { remote, version, '*': name } = request.params;
        const release = await app.registry.find(remote, version);
        const asset = release && (await app.releaseFiles.read(release, name));
        if (!asset) throw notFound(m.unknownCall);
        return sendAsset(request, reply, asset, immutable);
      },
    },
  );

  app.get('/*', {
    ...open,
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (apart.test(path)) throw notFound(m.unknownCall);
      const built = await shell.current();
      const asset = built?.assets.get(path);
      if (asset)
        return sendAsset(request, reply, asset, hashed.test(path) ? immutable : revalidated);
      if (path === '/favicon.ico') return reply.code(204).send();
      if (!built || isGoneFile(path, request.headers.accept)) throw notFound(m.unknownCall);
      return sendPage(request, reply, built.page);
    },
  });

  app.post('/login', {
    ...open,
    handler: async (request, reply) => {
      const built = await shell.current();
      if (!built) throw notFound(m.unknownCall);
      refuseForeignOrigin(request);
      const login = await signInWithForm(request);
      reply.header('cache-control', 'no-store');
      return sendPage(request, reply, built.page, login);
    },
  });

  const signInWithForm = async (request: FastifyRequest): Promise<NativeLogin> => {
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
  };

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    login?: NativeLogin,
  ) => {
    const nonce = randomBytes(16).toString('base64');
    const plan = publicPlan(await app.registry.live(null));
    const settings = await readGeneralSettings(app.db);
    const path = request.url.split('?')[0];
    const at = path === '/' || path === '/login' ? 'login' : 'inside';
    const scheme = schemeOf(request.headers.cookie);
    const html = Buffer.from(fillPage(page, { nonce, settings, plan, at, login, scheme }));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', revalidated);
    const override = await app.overrides.of(request.headers.cookie);
    const own = override && ` ${new URL(override.address).origin}`;
    reply.header('content-security-policy', policyWith(nonce, own));
    reply.header('vary', 'accept-encoding, cookie');
    const [encoding, body] = await encoded(request, html);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  };
};

/** The choice that the shell keeps in a cookie, so that the very first drawing has it. */
function schemeOf(cookies = ''): string | undefined {
  return /(?:^|; )scheme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
}

async function encoded(
  request: FastifyRequest,
  html: Buffer,
): Promise<['br' | 'gzip' | '', Buffer]> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  if (/\bbr\b/.test(accepted)) return ['br', await toBrotli(html, { params })];
  if (/\bgzip\b/.test(accepted)) return ['gzip', await toGzip(html, { level: 6 })];
  return ['', html];
}

/** A form on another site must not sign its visitor in to an account of its own choosing. */
function refuseForeignOrigin(request: FastifyRequest): void {
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
