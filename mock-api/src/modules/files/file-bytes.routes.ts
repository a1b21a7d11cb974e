import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTexts } from '@ziba/shared/contracts/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { forbidden, found, notFound } from '../../lib/refusal';
import { unauthenticated } from '../../plugins/allow';
import { bearerOf } from '../../plugins/session';
import { fileByName, filesFor, logoByName, type StoredFile } from './file-access';
import { thumbnailSizes, type ThumbnailSize } from './pictures';
import { defaultImage } from './stored-names';

const params = z.object({ name: z.string().max(200) });
const folderParams = params.extend({ folder: z.string().max(40) });
const signature = z.strictObject({
  until: z.coerce.number().int().optional(),
  signature: z.string().max(100).optional(),
  /** Sends a small version of a picture; a file without one is sent as it is. */
  size: z.coerce
    .number()
    .transform((size) => thumbnailSizes.find((known) => known === size))
    .optional(),
});
const bytes = { 200: z.unknown() };

/** Routes of the bytes of files: at the address of the API and at the stored `/uploads/{folder}/{fileName}`. */
export const fileBytesRoutes: FastifyPluginAsyncZod = async (app) => {
  const open = { onRequest: app.allow('public') };

  app.get('/api/files/:name', {
    ...open,
    schema: { params, querystring: signature, response: bytes },
    handler: async (request, reply) => {
      const {
        params: { name },
        query,
      } = request;
      const file = await permittedFile(app, request, name, query);
      return sendFile(app, reply, file, query.size);
    },
  });

  app.get('/uploads/:folder/:name', {
    ...open,
    schema: { params: folderParams, querystring: signature, response: bytes },
    handler: async (request, reply) => {
      const { folder, name } = request.params;
      if (request.url === defaultImage.path) return sendDefaultImage(reply, app.config.packageDir);
      const file = await permittedFile(app, request, name, request.query);
      if (file.folder !== folder) throw notFound(fileTexts.notFound);
      return sendFile(app, reply, file, request.query.size);
    },
  });
};

/**
 * Returns the file for a valid signature, or for a session that may open it; a logo that everybody may see needs
 * neither. Errors: 401 without a session; 403; 404.
 */
async function permittedFile(
  app: FastifyInstance,
  request: FastifyRequest,
  name: string,
  { until = 0, signature: given = '' }: z.output<typeof signature>,
): Promise<StoredFile> {
  if (given && app.fileSignatures.isValid(name, until, given)) {
    return found(await fileByName(app.db, name), fileTexts.notFound);
  }
  const token = bearerOf(request);
  if (!token) {
    const shownToAll = await logoByName(app.db, name);
    if (!shownToAll) throw unauthenticated();
    return shownToAll;
  }
  const session = await app.sessionOf(token);
  const { shown, refused } = await filesFor(app.db, session, [name]);
  if (refused.length > 0) throw forbidden();
  return found(shown[0], fileTexts.notFound);
}

async function sendFile(
  app: FastifyInstance,
  reply: FastifyReply,
  file: StoredFile,
  size?: ThumbnailSize,
) {
  const small = size && file.has_thumbnails ? await app.uploads.read(file, size) : undefined;
  const stream = small ?? found(await app.uploads.read(file), fileTexts.notFound);
  if (small) small.once('close', () => app.traffic.count(file.clinic_id, small.bytesRead));
  else app.traffic.count(file.clinic_id, file.size);
  const isShown = /^image\/|pdf$/.test(file.mime);
  const name = encodeURIComponent(file.originalName);
  reply
    .type(small ? 'image/webp' : file.mime)
    .header('cache-control', 'private, max-age=600')
    .header(
      'content-disposition',
      `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    );
  if (!small) reply.header('content-length', file.size);
  return reply.send(stream);
}

async function sendDefaultImage(reply: FastifyReply, packageDir: string) {
  const file = join(packageDir, 'src', 'static', 'default-service.png');
  return reply
    .type('image/png')
    .header('cache-control', 'public, max-age=86400')
    .send(await readFile(file));
}
