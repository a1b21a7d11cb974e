import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/services';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clinicParam } from '../../lib/clinic-of-path';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { tenantTable } from '../../data/tenant-table';
import { serviceReaders } from './service-readers';
import { servicesTable } from './services.queries';

const categoryParam = z.object({ categoryId: idParam.shape.id });

/** Routes of the services of a clinic: in pages, all at once, and those of one category. */
export const serviceListsRoutes: FastifyPluginAsyncZod = async (app) => {
  const services = servicesTable(app.db);
  const categories = tenantTable(app.db, 'service_categories', { columns: [] });
  const mayRead = app.allow(serviceReaders);

  app.get('/presentableServices/clinic/:clinicId/pagination', {
    onRequest: mayRead,
    schema: {
      params: clinicParam,
      querystring: contract.serviceQuery,
      response: { 200: contract.servicePage },
    },
    handler: ({ member, query }) =>
      services.page(member, query, where('t.category_id = ?', query.category_id)),
  });

  app.get('/presentableServices/clinic/:clinicId', {
    onRequest: mayRead,
    schema: { params: clinicParam, response: { 200: contract.servicePage } },
    handler: ({ member }) => services.all(member),
  });

  app.get('/presentableServices/catId/:categoryId', {
    onRequest: mayRead,
    schema: { params: categoryParam, response: { 200: contract.servicePage } },
    handler: async ({ member, params }) => {
      found((await categories.has(member, params.categoryId)) || undefined);
      return services.all(member, where('t.category_id = ?', params.categoryId));
    },
  });
};
