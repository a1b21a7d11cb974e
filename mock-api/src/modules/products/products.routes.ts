import { archived, idParam } from '@ziba/shared/contracts/rows';
import * as contract from '@ziba/shared/contracts/products';
import { countTexts, productCode } from '@ziba/shared/contracts/stock-counts';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clinicParam } from '../../lib/clinic-of-path';
import { found } from '../../lib/refusal';
import { productReaders } from './product-readers';
import { idOfCode, listProducts, productListQuery } from './products.queries';
import { productsOf } from './products.service';

const { productTexts } = contract;

export const productsRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = productsOf(app.db);
  const mayRead = app.allow(productReaders);
  const mayWrite = app.allow('inventory', 'write');
  explainConstraints(app);

  app.get('/products/clinic/:clinicId', {
    onRequest: mayRead,
    schema: {
      params: clinicParam,
      querystring: productListQuery,
      response: { 200: contract.productPage },
    },
    handler: ({ member, query }) => listProducts(products, member, query),
  });

  app.get('/products/by-code/:code', {
    onRequest: mayRead,
    schema: {
      params: z.object({ code: productCode() }),
      response: { 200: contract.product },
    },
    handler: ({ member, params }) =>
      app.db.tenant(member.clinicId, async (tx) => {
        const id = found(await idOfCode(tx, member.clinicId, params.code), countTexts.unknownCode);
        return found(await products.within(tx).find(member, id));
      }),
  });

  app.get('/products/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.product } },
    handler: async ({ member, params }) => found(await products.find(member, params.id)),
  });

  app.post('/products', {
    onRequest: mayWrite,
    schema: { body: contract.productInput, response: { 201: contract.product } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await products.create(member, body)),
  });

  app.post('/products/:id', {
    onRequest: mayWrite,
    config: { row: products },
    schema: { params: idParam, body: contract.productUpdate, response: { 200: contract.product } },
    handler: ({ member, params, body }) => products.edit(member, params.id, body),
  });

  app.delete('/products/:id', {
    onRequest: app.allow('inventory', 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: ({ member, params }) => products.retire(member, params.id),
  });
};

function explainConstraints(app: FastifyInstance): void {
  const taken = { code: 'taken' };
  const wrong = { status: 400, code: 'wrong_reference' };
  app.explainConstraint('products_product_code', {
    ...taken,
    message: productTexts.productCodeTaken,
    field: 'product_code',
  });
  app.explainConstraint('products_accounting_code', {
    ...taken,
    message: productTexts.accountingCodeTaken,
    field: 'accounting_code',
  });
  app.explainConstraint('products_barcode', {
    ...taken,
    message: productTexts.barcodeTaken,
    field: 'barcode',
  });
  app.explainConstraint('products_type_fk', {
    ...wrong,
    message: productTexts.type,
    field: 'type_id',
  });
  app.explainConstraint('products_category_fk', {
    ...wrong,
    message: productTexts.category,
    field: 'category_id',
  });
}
