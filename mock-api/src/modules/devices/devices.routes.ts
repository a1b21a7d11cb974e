import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/devices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { devicesOf, dueSql } from './devices.service';

export const devicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const devices = devicesOf(app.db);
  const mayRead = app.allow('accounting');
  const mayWrite = app.allow('accounting', 'write');

  app.get('/devices/pagination', {
    onRequest: mayRead,
    schema: { querystring: contract.deviceQuery, response: { 200: contract.devicePage } },
    handler: ({ member, query }) =>
      devices.page(member, query, where(`${dueSql} = ?::boolean`, query.due)),
  });

  app.get('/devices/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.device } },
    handler: async ({ member, params }) => found(await devices.find(member, params.id)),
  });

  app.post('/devices', {
    onRequest: mayWrite,
    schema: { body: contract.deviceInput, response: { 201: contract.device } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await devices.create(member, body)),
  });

  app.post('/devices/:id', {
    onRequest: mayWrite,
    config: { row: devices },
    schema: { params: idParam, body: contract.deviceUpdate, response: { 200: contract.device } },
    handler: ({ member, params, body }) => devices.edit(member, params.id, body),
  });
};
