import * as contract from '@ziba/shared/contracts/expenses';
import { wholeListQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { where } from '../../data/conditions';
import { found } from '../../lib/refusal';
import { ofTill } from '../cash/of-till';
import { createExpense, dueExpenses, expensesTable, voidExpense } from './expenses.service';

export const expensesRoutes: FastifyPluginAsyncZod = async (app) => {
  const expenses = expensesTable(app.db);
  const mayRead = app.allow('accounting');

  app.get('/expenses/pagination', {
    onRequest: mayRead,
    schema: { querystring: contract.expenseQuery, response: { 200: contract.expensePage } },
    handler: ({ member, query }) =>
      expenses.page(
        member,
        query,
        where('t.spent_on >= ?', query.from),
        where('t.spent_on <= ?', query.to),
        where('t.category = ?', query.category),
        where('t.method = ?', query.method),
        ofTill(query.point),
        where("(t.voided_at is null) = (? = 'posted')", query.status),
      ),
  });

  app.get('/expenses/due', {
    onRequest: mayRead,
    schema: { querystring: wholeListQuery, response: { 200: contract.expensePage } },
    handler: ({ member }) => dueExpenses(app.db, member),
  });

  app.get('/expenses/:id', {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: contract.expense } },
    handler: async ({ member, params }) => found(await expenses.find(member, params.id)),
  });

  app.post('/expenses', {
    onRequest: app.allow('accounting', 'write'),
    schema: { body: contract.expenseInput, response: { 201: contract.expense } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await createExpense(app.db, member, body)),
  });

  app.post('/expenses/:id/void', {
    onRequest: app.allow('accounting', 'delete'),
    config: { row: expenses },
    schema: {
      params: idParam,
      body: contract.expenseVoid,
      response: { 200: contract.expense },
    },
    handler: ({ member, params, body }) => voidExpense(app.db, member, params.id, body.reason),
  });
};
