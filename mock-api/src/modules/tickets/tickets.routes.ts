import * as contract from '@ziba/shared/contracts/tickets';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/connect';
import { asWhole, firstRows } from '../../data/pages';
import { forbidden, found } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { countUnread, findTicket, ticketPageOf } from './tickets.queries';
import {
  closeTicket,
  createTicket,
  markTicketRead,
  readTicket,
  reopenTicket,
  replyToTicket,
} from './tickets.service';

const { ticketParam } = contract;
/** Changes of a ticket that need no input. */
const changes = { read: markTicketRead, close: closeTicket, reopen: reopenTicket };

/** Routes of tickets, for every signed-in user: clinics write to the operator, and the operator answers. */
export const ticketsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mine = app.allow('signed-in');
  const refuseMissing = refuseMissingTicket(app.db);
  const whole = { response: { 200: contract.ticket } };

  app.get('/tickets', {
    onRequest: mine,
    schema: { response: { 200: contract.ticketPage } },
    handler: async ({ session }) => asWhole(await ticketPageOf(app.db, session, firstRows)),
  });

  app.get('/tickets/pagination', {
    onRequest: mine,
    schema: { querystring: contract.ticketQuery, response: { 200: contract.ticketPage } },
    handler: ({ session, query }) => ticketPageOf(app.db, session, query),
  });

  app.get('/tickets/unread', {
    onRequest: mine,
    schema: { response: { 200: contract.unreadTickets } },
    handler: async ({ session }) => ({ count: await countUnread(app.db, session) }),
  });

  app.get('/tickets/:id', {
    onRequest: mine,
    schema: { params: ticketParam, ...whole },
    handler: async ({ session, params }) =>
      found(await readTicket(app.db, session, params.id), contract.ticketTexts.notFound),
  });

  app.post('/tickets', {
    onRequest: [mine, membersOnly],
    schema: { body: contract.ticketInput, response: { 201: contract.ticket } },
    handler: async ({ member, body }, reply) =>
      reply.code(201).send(await createTicket(app.db, member, body)),
  });

  app.post('/tickets/:id/reply', {
    onRequest: [mine, refuseMissing],
    schema: {
      params: ticketParam,
      body: contract.ticketReplyInput,
      response: { 200: contract.ticketReply },
    },
    handler: ({ session, params, body }) => replyToTicket(app.db, session, params.id, body),
  });

  for (const [action, change] of Object.entries(changes)) {
    app.post(`/tickets/:id/${action}`, {
      onRequest: [mine, refuseMissing],
      schema: { params: ticketParam, ...whole },
      handler: ({ session, params }) => change(app.db, session, params.id),
    });
  }
};

/** An `onRequest`: a ticket that the caller may not see is answered with 404, whatever else was sent. */
const refuseMissingTicket =
  (db: Database) =>
  async ({ session, params }: FastifyRequest): Promise<void> => {
    const { data } = ticketParam.safeParse(params);
    if (!data) return;
    const row = await inScopeOf(db, session, (tx) => findTicket(tx, session, data.id));
    found(row, contract.ticketTexts.notFound);
  };

/** The operator answers tickets but opens none. */
async function membersOnly({ session }: FastifyRequest): Promise<void> {
  if (session.clinicId === null) throw forbidden();
}
