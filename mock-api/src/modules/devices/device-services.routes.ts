import * as contract from '@ziba/shared/contracts/device-services';
import { device, deviceServiceInput } from '@ziba/shared/contracts/devices';
import { voidInput } from '@ziba/shared/contracts/financial-documents';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { deviceServicesTable, recordService, voidService } from './device-services.service';
import { devicesTable } from './devices.service';

export const deviceServicesRoutes: FastifyPluginAsyncZod = async (app) => {
  const services = deviceServicesTable(app.db);

  app.get('/device-services/pagination', {
    onRequest: app.allow('accounting'),
    schema: {
      querystring: contract.deviceServiceQuery,
      response: { 200: contract.deviceServicePage },
    },
    handler: ({ member, query }) =>
      services.page(
        member,
        query,
        where('t.device_id = ?', query.device_id),
        where('t.serviced_on >= ?', query.from),
        where('t.serviced_on <= ?', query.to),
      ),
  });

  app.post('/devices/:id/services', {
    onRequest: app.allow('accounting', 'write'),
    config: { row: devicesTable(app.db) },
    schema: { params: idParam, body: deviceServiceInput, response: { 200: device } },
    handler: ({ member, params, body }) => recordService(app.db, member, params.id, body),
  });

  app.post('/device-services/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: services },
    schema: { params: idParam, body: voidInput, response: { 200: contract.deviceService } },
    handler: ({ member, params, body }) => voidService(app.db, member, params.id, body.reason),
  });
};
