import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import { staffLedger } from '@ziba/shared/contracts/staff-ledger';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { tenantTable } from '../../data/tenant-table';
import { ledgerOf } from './staff-ledger';

export const staffLedgerRoutes: FastifyPluginAsyncZod = async (app) => {
  const staff = tenantTable(app.db, 'users', { columns: [] });

  app.get('/staff/:id/ledger', {
    onRequest: app.allow('accounting'),
    config: { row: staff },
    schema: { params: idParam, querystring: pageQuery, response: { 200: staffLedger } },
    handler: ({ member, params, query }) => ledgerOf(app.db, member, params.id, query),
  });
};
