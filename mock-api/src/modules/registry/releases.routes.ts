import { pageOf } from '@ziba/shared/contracts/lists';
import {
  publishAnswer,
  publishedRelease,
  registeredRemote,
  releaseUpload,
} from '@ziba/shared/contracts/releases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allRows } from '../../data/pages';
import { found } from '../../lib/refusal';
import { allowDeploy, deployerOf, refuseForeignRemote, requireToken } from './deploy-tokens-guard';
import { listReleases, listRemotes } from './remotes';

/** A remote has some hundred kilobytes; base64 adds a third. */
const uploadLimit = 32 * 1024 * 1024;

/** Routes that publish a release, and that list releases and remotes. */
export const releasesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/registry/releases', {
    onRequest: allowDeploy(app, 'read'),
    schema: { response: { 200: pageOf(publishedRelease) } },
    handler: async (request) => {
      const state = await app.registry.state();
      const { remote } = deployerOf(request);
      return app.db.platform((tx) => listReleases(tx, state, { remote }));
    },
  });

  app.post('/registry/releases', {
    onRequest: [app.allow('public'), (request) => requireToken(app, request)],
    bodyLimit: uploadLimit,
    schema: { body: releaseUpload, response: { '2xx': publishAnswer } },
    handler: async (request, reply) => {
      const by = deployerOf(request);
      refuseForeignRemote(by, request.body.release.remote);
      const { created, published } = await app.releases.publish(request.body, by);
      return reply.code(created ? 201 : 200).send(published);
    },
  });

  app.get('/registry/remotes', {
    onRequest: allowDeploy(app, 'read'),
    schema: { response: { 200: pageOf(registeredRemote) } },
    handler: async (request) => {
      const state = await app.registry.state();
      const { remote } = deployerOf(request);
      return allRows(await app.db.platform((tx) => listRemotes(tx, state, remote)));
    },
  });

  app.get('/registry/remotes/:remote', {
    onRequest: allowDeploy(app, 'read'),
    schema: {
      params: z.object({ remote: z.string().max(80) }),
      response: { 200: registeredRemote },
    },
    handler: async ({ params }) => {
      const state = await app.registry.state();
      const [remote] = await app.db.platform((tx) => listRemotes(tx, state, params.remote));
      return found(remote);
    },
  });
};
