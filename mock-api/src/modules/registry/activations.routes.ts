import { activationPreview } from '@ziba/shared/contracts/release-activation';
import * as contract from '@ziba/shared/contracts/releases';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reachedBy } from './activation-targets';
import { activate, type Change } from './activations';
import { rollBack, unpin } from './activations-back';
import { allowDeploy, deployerOf } from './deploy-tokens-guard';

const remoteParam = z.object({ remote: z.string().max(80) });
const pinParam = remoteParam.extend({ clinicId: z.coerce.number().int().positive() });
const answer = { 200: contract.activationAnswer };
const clinicNames = 'select id, name from clinics where id = any($1) order by name, id';

/** Routes that make a release live for some or all clinics, and that take it back. */
export const activationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayDeploy = allowDeploy(app, 'write');
  const inTransaction = <Answer>(
    request: FastifyRequest,
    of: { remote: string; reason?: string },
    work: (change: Change) => Promise<Answer>,
  ) =>
    app.db.platform((tx) => {
      const by = deployerOf(request);
      const { remote, reason = '' } = of;
      return work({ tx, registry: app.registry, by, remote, reason });
    });

  app.post('/registry/remotes/:remote/activation', {
    onRequest: mayDeploy,
    schema: { params: remoteParam, body: contract.activationInput, response: answer },
    handler: (request) => {
      const { params, body } = request;
      return inTransaction(request, { ...params, ...body }, (change) => activate(change, body));
    },
  });

  app.post('/registry/remotes/:remote/activation/preview', {
    onRequest: mayDeploy,
    schema: {
      params: remoteParam,
      body: contract.activationInput,
      response: { 200: activationPreview },
    },
    handler: ({ params: { remote }, body }) =>
      app.db.platform(async (tx) => {
        const live = (await app.registry.within(tx)).remotes.get(remote);
        const { clinicIds } = await reachedBy(tx, remote, live, body.target);
        const rows = await tx.query<{ id: number; name: string }>(clinicNames, [clinicIds]);
        return { clinics: rows };
      }),
  });

  app.post('/registry/remotes/:remote/rollback', {
    onRequest: mayDeploy,
    schema: { params: remoteParam, body: contract.rollbackInput, response: answer },
    handler: (request) => {
      const { params, body } = request;
      return inTransaction(request, { ...params, ...body }, (change) => rollBack(change, body.to));
    },
  });

  app.delete('/registry/remotes/:remote/pins/:clinicId', {
    onRequest: app.allow('sections', 'delete', 'admin'),
    schema: { params: pinParam, response: answer },
    handler: (request) =>
      inTransaction(request, request.params, (change) => unpin(change, request.params.clinicId)),
  });
};
