import { archived, idParam, pageOf } from '@ziba/shared/contracts/common';
import * as contract from '@ziba/shared/contracts/releases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import { persian } from '../../lib/conditions';
import { platformTable } from '../../lib/platform-table';
import { found, notFound } from '../../lib/refusal';
import { m } from '../../messages';
import { checkClinics } from './switches';

type Input = z.output<typeof contract.ringInput>;

const rings = platformTable<contract.Ring>('rings', {
  select: 't.id, t.name, t.clinic_ids',
  columns: ['name', 'clinic_ids'],
  defaultSort: 'name',
  sorted: { name: persian('name') },
});

/** Named sets of clinics that get releases first. A canary keeps the clinics that it began with. */
export const ringsRoutes: FastifyPluginAsyncZod = async (app) => {
  const mayWrite = app.allow('sections', 'write', 'admin');
  const find = (id: number) => app.db.platform((tx) => rings.find(tx, id));
  app.explainConstraint('rings_name', { code: 'taken', message: m.ringTaken, field: 'name' });
  const checked = async (tx: Tx, { name, clinic_ids }: Input) => {
    const unique = [...new Set(clinic_ids)].sort((one, other) => one - other);
    await checkClinics(tx, unique);
    return { name, clinic_ids: unique };
  };

  app.get('/registry/rings', {
    onRequest: app.allow('sections', 'read', 'admin'),
    schema: { response: { 200: pageOf(contract.ring) } },
    handler: async () => app.db.platform((tx) => rings.all(tx)),
  });

  app.post('/registry/rings', {
    onRequest: mayWrite,
    schema: { body: contract.ringInput, response: { 201: contract.ring } },
    handler: async ({ session, body }, reply) => {
      const made = await app.db.platform(async (tx) =>
        rings.insert(tx, session, await checked(tx, body)),
      );
      return reply.code(201).send(made);
    },
  });

  app.post('/registry/rings/:id', {
    onRequest: mayWrite,
    config: { rowOf: async (_session, id) => (await find(id)) !== undefined },
    schema: { params: idParam, body: contract.ringInput, response: { 200: contract.ring } },
    handler: async ({ session, params, body }) =>
      found(
        await app.db.platform(async (tx) =>
          rings.update(tx, session, params.id, await checked(tx, body)),
        ),
      ),
  });

  app.delete('/registry/rings/:id', {
    onRequest: app.allow('sections', 'delete', 'admin'),
    schema: { params: idParam, response: { 200: archived } },
    handler: async ({ session, params: { id } }) => {
      const isGone = await app.db.platform((tx) => rings.archive(tx, session, id));
      if (!isGone) throw notFound();
      return { id, archived: true as const };
    },
  });
};
