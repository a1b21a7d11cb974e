import * as contract from '@ziba/shared/contracts/photo-sets';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { patientsTable } from '../patients/patients.queries';
import { refuseMissing } from '../payments/payments.service';
import { listPhotoSets, photoSetsTable, photosTable } from './photo-sets.queries';
import {
  addToPhotoSet,
  createPhotoSet,
  editPhotoSet,
  findPhotoSet,
  removePhotoSet,
  setPhotoConsent,
} from './photo-sets.service';
import { editPhoto, removePhoto } from './photos.service';

/** Routes of the pictures of a patient's file. */
export const photoSetsRoutes: FastifyPluginAsyncZod = async (app) => {
  const patients = patientsTable(app.db);
  const mayRead = app.allow(contract.photoReaders);
  const mayWrite = app.allow(contract.photoReaders, 'write');
  const answer = { 200: contract.photoSet };

  app.get('/patients/:id/photo-sets', {
    onRequest: mayRead,
    schema: {
      params: idParam,
      querystring: contract.photoSetQuery,
      response: { 200: contract.photoSetPage },
    },
    handler: async ({ member, params: { id }, query }) => {
      await refuseMissing(patients, member, id);
      return listPhotoSets(app.db, member, id, query);
    },
  });

  app.post('/patients/:id/photo-sets', {
    onRequest: mayWrite,
    config: { row: patients },
    schema: {
      params: idParam,
      body: contract.photoSetInput,
      response: { 201: contract.photoSet },
    },
    handler: async ({ member, params: { id }, body }, reply) =>
      reply.code(201).send(await createPhotoSet(app.db, member, id, body)),
  });

  app.get('/photo-sets/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: answer },
    handler: ({ member, params: { id } }) => findPhotoSet(app.db, member, id),
  });

  app.post('/photo-sets/:id', {
    onRequest: mayWrite,
    config: { row: photoSetsTable(app.db) },
    schema: { params: idParam, body: contract.photoSetUpdate, response: answer },
    handler: ({ member, params: { id }, body }) => editPhotoSet(app.db, member, id, body),
  });

  app.delete('/photo-sets/:id', {
    onRequest: app.allow(contract.photoReaders, 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ member, params: { id } }) => {
      await removePhotoSet(app.db, member, id);
      return { id, archived: true } as const;
    },
  });
};

/** Routes of the pictures of a set, and of the consent to use them. */
export const photosRoutes: FastifyPluginAsyncZod = async (app) => {
  const isSet = { config: { row: photoSetsTable(app.db) } };
  const mayWrite = app.allow(contract.photoReaders, 'write');
  const answer = { 200: contract.photoSet };

  app.post('/photo-sets/:id/photos', {
    onRequest: mayWrite,
    ...isSet,
    schema: { params: idParam, body: contract.photosInput, response: answer },
    handler: ({ member, params: { id }, body }) => addToPhotoSet(app.db, member, id, body),
  });

  app.post('/photo-sets/:id/marketing-consent', {
    onRequest: mayWrite,
    ...isSet,
    schema: { params: idParam, body: contract.photoConsentInput, response: answer },
    handler: ({ member, params: { id }, body }) => setPhotoConsent(app.db, member, id, body),
  });

  app.post('/photos/:id', {
    onRequest: mayWrite,
    config: { row: photosTable(app.db) },
    schema: { params: idParam, body: contract.photoUpdate, response: { 200: contract.photo } },
    handler: ({ member, params: { id }, body }) => editPhoto(app.db, member, id, body),
  });

  app.delete('/photos/:id', {
    onRequest: app.allow(contract.photoReaders, 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ member, params: { id } }) => {
      await removePhoto(app.db, member, id);
      return { id, archived: true } as const;
    },
  });
};
