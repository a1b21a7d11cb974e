import { pageOf } from '@ziba/shared/contracts/lists';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/releases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { m } from '../../messages';
import { archiveRing, changeRing, createRing, listRings } from './rings';

/** Routes of the named groups of clinics that get releases first. */
export const ringsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayWrite = app.allow('sections', 'write', 'admin');
  app.explainConstraint('rings_name', { code: 'taken', message: m.ringTaken, field: 'name' });

  app.get('/registry/rings', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { response: { 200: pageOf(contract.ring) } },
    handler: () => app.db.platform(listRings),
  });

  app.post('/registry/rings', {
    onRequest: mayWrite,
    schema: { body: contract.ringInput, response: { 201: contract.ring } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await app.db.platform((tx) => createRing(tx, session, body))),
  });

  app.post('/registry/rings/:id', {
    onRequest: mayWrite,
    schema: { params: idParam, body: contract.ringUpdate, response: { 200: contract.ring } },
    handler: ({ session, params: { id }, body }) =>
      app.db.platform((tx) => changeRing(tx, session, id, body)),
  });

  app.delete('/registry/rings/:id', {
    onRequest: app.allow('sections', 'delete', 'admin'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ session, params: { id } }) => {
      await app.db.platform((tx) => archiveRing(tx, session, id));
      return { id, archived: true as const };
    },
  });
};
