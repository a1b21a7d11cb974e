import { idParam } from '@ziba/shared/contracts/rows';
import * as inputs from '@ziba/shared/contracts/transcription-inputs';
import * as contract from '@ziba/shared/contracts/transcriptions';
import { transcriptionVersionPage } from '@ziba/shared/contracts/transcription-versions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { visibleTranscription } from './change-transcription';
import { listTranscriptionVersions } from './transcription-versions';
import {
  cancelTranscription,
  createTranscription,
  editTranscription,
  findTranscription,
} from './transcriptions.service';

const answered = { 200: contract.transcription };

/** Routes of one prescription: reading, adding, changing and canceling it. */
export const transcriptionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayWrite = app.allow('prescriptions', 'write');
  const transcriptions = visibleTranscription(app.db);

  app.get('/patient-transcriptions/:id', {
    onRequest: app.allow(['prescriptions', 'patients']),
    schema: { params: idParam, response: answered },
    handler: ({ member, params }) => findTranscription(app.db, member, params.id),
  });

  app.get('/patient-transcriptions/:id/versions', {
    onRequest: app.allow(['prescriptions', 'patients']),
    schema: { params: idParam, response: { 200: transcriptionVersionPage } },
    handler: ({ member, params }) => listTranscriptionVersions(app.db, member, params.id),
  });

  app.post('/patient-transcriptions', {
    onRequest: mayWrite,
    schema: { body: inputs.transcriptionInput, response: { 201: contract.transcription } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await createTranscription(app.db, member, body)),
  });

  app.post('/patient-transcriptions/:id', {
    onRequest: mayWrite,
    config: { row: transcriptions },
    schema: { params: idParam, body: inputs.transcriptionUpdate, response: answered },
    handler: ({ member, params, body }) => editTranscription(app.db, member, params.id, body),
  });

  app.post('/patient-transcriptions/:id/cancel', {
    onRequest: mayWrite,
    config: { row: transcriptions },
    schema: {
      params: idParam,
      body: inputs.transcriptionCancelInput,
      response: answered,
    },
    handler: ({ member, params, body }) =>
      cancelTranscription(app.db, member, params.id, body?.reason ?? null),
  });
};
