import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file that is sent from memory: it is read and compressed once, not for each request. */
export interface Asset {
  type: string;
  etag: string;
  raw: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};
const compressible = /^(text|application|image\/svg)/;
const worthIt = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** The media type for the extension of the name. */
export function typeOf(name: string): string {
  return types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Makes an asset of a file; `built` is the compressed copy that the build has written next to it. */
export async function assetOf(name: string, raw: Buffer, built?: Buffer): Promise<Asset> {
  const type = typeOf(name);
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
  const asset: Asset = { type, etag: `"${hash}"`, raw };
  if (!compressible.test(type) || raw.length < worthIt) return asset;
  const [br, zipped] = await Promise.all([built ?? brotli(raw), toGzip(raw, { level: 9 })]);
  return { ...asset, br, gzip: zipped };
}

/** The highest compression: a file is compressed once and sent many times. */
function brotli(raw: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(raw, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}
