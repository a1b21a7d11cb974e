import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/insurances';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/connect';
import { clinicParam } from '../../lib/clinic-of-path';
import { persian } from '../../data/conditions';
import { found, notFound } from '../../lib/refusal';
import { refuseExcessShares } from '../../lib/shares';
import { tenantTable } from '../../data/tenant-table';

const columns = ['name', 'type', 'mainCost', 'clinicPercentage', 'insuredPercentage'] as const;

/** Accounting uses the insurances, the settings maintain them too. */
const insuranceReaders = ['accounting', 'settings'] as const;

const insurancesTable = (db: Database) =>
  tenantTable<contract.Insurance>(db, 'insurances', {
    readers: insuranceReaders,
    columns,
    select: `t.id, t.version, ${columns.map((column) => `t."${column}"`).join(', ')}`,
    sorted: { name: persian('name') },
    defaultSort: 'name',
  });

export const insurancesRoutes: FastifyPluginAsyncZod = async (app) => {
  const insurances = insurancesTable(app.db);
  const mayRead = app.allow(insuranceReaders);
  const mayWrite = app.allow(insuranceReaders, 'write');

  app.get('/insurances', {
    onRequest: mayRead,
    schema: { response: { 200: contract.insurancePage } },
    handler: ({ member }) => insurances.all(member),
  });

  app.get('/insurances/clinic/:clinicId', {
    onRequest: mayRead,
    schema: { params: clinicParam, response: { 200: contract.insurancePage } },
    handler: ({ member }) => insurances.all(member),
  });

  app.get('/insurances/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.insurance } },
    handler: async ({ member, params }) => found(await insurances.find(member, params.id)),
  });

  app.post('/insurances', {
    onRequest: mayWrite,
    schema: { body: contract.insuranceInput, response: { 201: contract.insurance } },
    handler: async ({ member, body }, reply) => {
      refuseExcessShares(body, 'clinicPercentage', 'insuredPercentage');
      return reply.code(201).send(await insurances.insert(member, body));
    },
  });

  app.post('/insurances/:id', {
    onRequest: mayWrite,
    config: { row: insurances },
    schema: {
      params: idParam,
      body: contract.insuranceUpdate,
      response: { 200: contract.insurance },
    },
    handler: ({ member, params, body }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const row = found(await insurances.within(tx).update(member, params.id, body));
        refuseExcessShares(row, 'clinicPercentage', 'insuredPercentage');
        return row;
      }),
  });

  app.delete('/insurances/:id', {
    onRequest: app.allow(insuranceReaders, 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ member, params }) => {
      if (!(await insurances.archive(member, params.id))) throw notFound();
      return { id: params.id, archived: true as const };
    },
  });
};
