import type { OutgoingHttpHeaders } from 'node:http';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { loadSession } from '../../data/session-state';
import { eventRows } from './event-rows';
import { EventHub } from './event-hub';
import { EventStream } from './event-stream';

/** Server-sent events: a text stream without an end, no JSON. */
const stream = z.unknown().describe('text/event-stream');
const query = z.strictObject({
  lastEventId: z.string().max(30).transform(toLatinDigits).optional(),
});

/** Milliseconds after which a client reconnects. */
const comeBackAfter = 2_000;

/**
 * The stream of live events for open screens: ids and states, never personal data. A client that reconnects with
 * `Last-Event-ID` gets the events that it missed, at most those of the last hour.
 */
export const eventsRoutes: FastifyPluginAsyncZod = async (app) => {
  const hub = new EventHub(app.db, app.listener);
  const streams = app.eventStreams;
  app.addHook('preClose', async () => {
    streams.endAll();
    await hub.close();
  });

  app.get('/events', {
    onRequest: app.allow('signed-in'),
    schema: { querystring: query, response: { 200: stream } },
    handler: async (request, reply) => {
      const { session } = request;
      const header = request.headers['last-event-id'];
      const known = Number(header ?? request.query.lastEventId);
      const answer = reply.raw;
      const open = new EventStream(session, answer, () => loadSession(app.db, session.sid));
      const unsubscribe = await hub.subscribe(open.tell);
      const isAfter = Number.isSafeInteger(known) && known >= 0;
      try {
        const missed = isAfter ? await eventRows(app.db).missed(session, known) : [];
        reply.hijack();
        answer.once('close', () => {
          unsubscribe();
          streams.remove(open);
        });
        answer.writeHead(200, {
          ...(reply.getHeaders() as OutgoingHttpHeaders),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          // The connection is not used again, so the end of the server need not wait for it.
          connection: 'close',
        });
        answer.write(`retry: ${comeBackAfter}\n: \n\n`);
        streams.add(open);
        open.begin(missed);
      } catch (error) {
        unsubscribe();
        throw error;
      }
    },
  });
};
