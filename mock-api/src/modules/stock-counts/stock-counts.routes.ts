import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/stock-counts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countsTable } from './stock-counts.queries';
import * as service from './stock-counts.service';

export const stockCountsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const counts = countsTable(db);
  const mayRead = app.allow('inventory');
  const mayWrite = app.allow('inventory', 'write');

  app.get('/stock-counts/pagination', {
    onRequest: mayRead,
    schema: { querystring: pageQuery, response: { 200: contract.stockCountPage } },
    handler: ({ member, query }) => counts.page(member, query),
  });

  app.get('/stock-counts/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.stockCountSheet } },
    handler: ({ member, params }) => service.readSheet(db, member, params.id),
  });

  app.post('/stock-counts', {
    onRequest: mayWrite,
    schema: { body: contract.stockCountInput, response: { 201: contract.stockCountSheet } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await service.startCount(db, member, body)),
  });

  app.post('/stock-counts/:id/scans', {
    onRequest: mayWrite,
    config: { row: counts },
    schema: {
      params: idParam,
      body: contract.countScanInput,
      response: { 200: contract.stockCountLine },
    },
    handler: ({ member, params, body }) => service.scanProduct(db, member, params.id, body),
  });

  app.post('/stock-counts/:id/lines', {
    onRequest: mayWrite,
    config: { row: counts },
    schema: {
      params: idParam,
      body: contract.countLineInput,
      response: { 200: contract.stockCountLine },
    },
    handler: ({ member, params, body }) => service.typeQuantity(db, member, params.id, body),
  });

  await closingRoutes(app, {});
};

/** The ends of a stock-taking: its differences are posted, or it is put aside. */
const closingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const counts = countsTable(db);
  const mayWrite = app.allow('inventory', 'write');

  app.post('/stock-counts/:id/post', {
    onRequest: mayWrite,
    config: { row: counts },
    schema: {
      params: idParam,
      body: contract.countPostInput,
      response: { 200: contract.stockCountSheet },
    },
    handler: ({ member, params, body }) => service.postCount(db, member, params.id, body.reason),
  });

  app.post('/stock-counts/:id/cancel', {
    onRequest: mayWrite,
    config: { row: counts },
    schema: { params: idParam, response: { 200: contract.stockCountSheet } },
    handler: ({ member, params }) => service.cancelCount(db, member, params.id),
  });
};
