import { createHash, timingSafeEqual } from 'node:crypto';
import { bootPlan, type BootPlan } from '@ziba/shared/contracts/registry';
import { publishedRelease, releaseUpload } from '@ziba/shared/contracts/releases';
import { pageOf } from '@ziba/shared/contracts/common';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allRows } from '../../lib/pages';
import { forbidden, Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { unauthenticated } from '../../plugins/allow';
import { bearerOf } from '../../plugins/session';
import { planFor, publicPlan } from './boot-plan';

/** A remote weighs some hundred kilobytes; base64 makes a third more of it. */
const uploadLimit = 32 * 1024 * 1024;

const planAnswer = { response: { 200: bootPlan, 304: z.undefined() } };

/** The registry: what is published, and what one browser needs of it. */
export const registryRoutes: FastifyPluginAsyncZod = async (app) => {
  const isPublisher = (request: FastifyRequest) =>
    sameText(bearerOf(request) ?? '', app.publishToken);

  app.get('/registry', {
    onRequest: app.allow('signed-in'),
    schema: planAnswer,
    handler: async ({ session, headers }, reply) =>
      sendPlan(
        headers['if-none-match'],
        reply,
        planFor(session, await app.registry.live(session.clinicId)),
      ),
  });

  app.get('/registry/public', {
    onRequest: app.allow('public'),
    schema: planAnswer,
    handler: async ({ headers }, reply) =>
      sendPlan(headers['if-none-match'], reply, publicPlan(await app.registry.live(null))),
  });

  app.get('/registry/releases', {
    onRequest: [
      app.allow('public'),
      async (request) => {
        if (isPublisher(request)) return;
        const token = bearerOf(request);
        if (!token) throw unauthenticated();
        const { type } = await app.sessionOf(token);
        if (type !== platformType) throw forbidden();
      },
    ],
    schema: { response: { 200: pageOf(publishedRelease) } },
    handler: async () => allRows(await app.releases.list()),
  });

  app.post('/registry/releases', {
    onRequest: [
      app.allow('public'),
      async (request) => {
        if (!isPublisher(request)) throw new Refusal(401, 'unauthenticated', m.publishDenied);
      },
    ],
    bodyLimit: uploadLimit,
    schema: { body: releaseUpload, response: { '2xx': publishedRelease } },
    handler: async ({ body }, reply) => {
      const { created, published } = await app.releases.publish(body, {
        userId: null,
        clinicId: null,
        name: '',
      });
      return reply.code(created ? 201 : 200).send(published);
    },
  });
};

function sendPlan(known: string | undefined, reply: FastifyReply, plan: BootPlan) {
  const etag = `"${plan.plan}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  reply.header('vary', 'authorization, accept-encoding');
  return known === etag ? reply.code(304).send() : reply.send(plan);
}

function sameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
