import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Smaller answers are not worth compressing; larger ones would block other requests. */
const worthIt = { from: 2 * 1024, to: 64 * 1024 };
/** Up to this size brotli takes less than a millisecond, and its answers are a twelfth smaller than gzip's. */
const brotliTo = 16 * 1024;

const brotli = (text: string, size: number) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });

/** Compresses JSON answers of a middle size; without a stream it is much faster than with one (measured). */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    if (typeof payload !== 'string' || !/\b(gzip|br)\b/.test(accepted)) {
      done(null, payload);
      return;
    }
    const size = Buffer.byteLength(payload);
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || size < worthIt.from || size > worthIt.to) {
      done(null, payload);
      return;
    }
    const isBrotli = size <= brotliTo && /\bbr\b/.test(accepted);
    if (!isBrotli && !/\bgzip\b/.test(accepted)) {
      done(null, payload);
      return;
    }
    reply.header('content-encoding', isBrotli ? 'br' : 'gzip');
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
    reply.removeHeader('content-length');
    done(null, isBrotli ? brotli(payload, size) : gzipSync(payload, { level: 1 }));
  });
}
