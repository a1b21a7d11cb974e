import multipart from '@fastify/multipart';
import { fileLimits, signQuery, signedFiles, uploadAnswer } from '@ziba/shared/contracts/files';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { limitOf } from '../../lib/limit';
import { filesFor, type StoredFile } from './file-access';
import { receive } from './receive';
import { bareName, defaultImage } from './stored-names';
import { demandUpload } from './upload-rights';

const uploadsPerMinute = 120;

/** Routes of uploads, and of signed addresses of uploaded files. `file-bytes.routes.ts` serves the bytes. */
export const filesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    limits: { fileSize: fileLimits.bytes, files: fileLimits.atOnce, fields: 5 },
  });
  const uploadLimit = limitOf(uploadsPerMinute, 60);

  app.post('/files/upload', {
    onRequest: app.allow('signed-in'),
    schema: { response: { 201: uploadAnswer } },
    handler: async (request, reply) => {
      const { session } = request;
      uploadLimit(String(session.userId));
      // If a later file is refused, those before it are kept, as with one request for each file.
      const kept = await receive(
        request,
        (folder) => demandUpload(session, folder),
        async (file) => answerOf(await app.uploads.keep(session, file)),
      );
      return reply.code(201).send({ ...kept[0], paths: kept.map(({ path }) => path) });
    },
  });

  app.get('/files/sign', {
    onRequest: app.allow('signed-in'),
    schema: { querystring: signQuery, response: { 200: signedFiles } },
    handler: async ({ session, query }) => {
      const names = [...new Set(query.names.split(',').map(bareName).filter(Boolean))].slice(
        0,
        200,
      );
      const { shown: files } = await filesFor(app.db, session, names);
      const signed = files.map(({ fileName }) => [fileName, app.fileSignatures.urlOf(fileName)]);
      const builtIn = names.includes(defaultImage.name)
        ? [[defaultImage.name, defaultImage.path]]
        : [];
      const original = files.map(({ fileName, originalName }) => [fileName, originalName]);
      return {
        data: Object.fromEntries([...signed, ...builtIn]),
        names: Object.fromEntries(original),
      };
    },
  });

  const answerOf = (file: StoredFile) => ({
    ...file,
    path: `/uploads/${file.folder}/${file.fileName}`,
    url: app.fileSignatures.urlOf(file.fileName),
  });
};
