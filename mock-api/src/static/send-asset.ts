import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset } from './asset';

/** Files whose name contains a hash of the content never change; browsers have to check all others. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';

/** Sends a file from memory in the best encoding that the browser accepts, or answers 304. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  cacheControl: string,
): FastifyReply {
  reply
    .header('cache-control', cacheControl)
    .header('etag', asset.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const [encoding, body] = encodingFor(request, asset);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(asset.type).send(body);
}

function encodingFor(request: FastifyRequest, asset: Asset): ['br' | 'gzip' | '', Buffer] {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (asset.br && /\bbr\b/.test(accepted)) return ['br', asset.br];
  if (asset.gzip && /\bgzip\b/.test(accepted)) return ['gzip', asset.gzip];
  return ['', asset.raw];
}
