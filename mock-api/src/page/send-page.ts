import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPlan } from '../modules/registry/boot-plan';
import { readGeneralSettings } from '../modules/settings/settings.routes';
import { revalidated } from '../static/send-asset';
import { fillPage, type NativeLogin } from './fill-page';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** `own` is the address of a developer's machine; only the browser that loads a section from there gets it. */
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

/** Answers with the page of the shell, filled for this visitor, and its content security policy. */
export async function sendPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  login?: NativeLogin,
) {
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
}

/** The colour scheme that the visitor chose. The shell stores it in a cookie, so that the first paint uses it. */
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
