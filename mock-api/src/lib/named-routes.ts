import {
  archived,
  idParam,
  named,
  namedPage,
  type Named,
  type namedInput,
} from '@ziba/shared/contracts/common';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clinicParam, ownClinic } from './clinic-of-path';
import { persian } from './conditions';
import { found, Refusal } from './refusal';
import { tenantTable } from './tenant-table';

interface NamedList {
  /** `/productTypes`: where the list lives. */
  path: string;
  table: string;
  input: ReturnType<typeof namedInput>;
  /** Every section that shows the list. */
  readers: readonly SectionKey[];
  /** The section whose settings keep it. */
  keeper: SectionKey;
  /** What is said of a name that the clinic has already. */
  taken: string;
  /** Whose rows refer to the list: a name in use stays. Without it nothing is archived. */
  users?: { table: string; column: string; inUse: string };
}

/** The calls of one list of the settings cards: named things of a clinic, in Persian order. */
export function namedRoutes(list: NamedList): FastifyPluginAsyncZod {
  const { path, table, input, readers, keeper, taken, users } = list;

  return async (app) => {
    const rows = tenantTable<Named>(app.db, table, {
      columns: ['name', 'name_en'],
      sorted: { name: persian('name') },
      defaultSort: 'name',
    });
    const mayRead = app.allow(readers);
    const mayWrite = app.allow(keeper, 'write');
    app.explainConstraint(`${table}_name`, { code: 'taken', message: taken, field: 'name' });

    app.get(path, {
      onRequest: [mayRead, ownClinic],
      schema: { response: { 200: namedPage } },
      handler: ({ member }) => rows.all(member),
    });

    app.get(`${path}/clinic/:clinicId`, {
      onRequest: [mayRead, ownClinic],
      schema: { params: clinicParam, response: { 200: namedPage } },
      handler: ({ member }) => rows.all(member),
    });

    app.get(`${path}/:id`, {
      onRequest: mayRead,
      schema: { params: idParam, response: { 200: named } },
      handler: async ({ member, params }) => found(await rows.find(member, params.id)),
    });

    app.post(path, {
      onRequest: mayWrite,
      schema: { body: input, response: { 201: named } },
      handler: async ({ member, body }, reply) =>
        reply.code(201).send(await rows.insert(member, body)),
    });

    app.post(`${path}/:id`, {
      onRequest: mayWrite,
      config: { row: rows },
      schema: { params: idParam, body: input.partial(), response: { 200: named } },
      handler: async ({ member, params, body }) =>
        found(await rows.update(member, params.id, body)),
    });

    if (!users) return;
    app.delete(`${path}/:id`, {
      onRequest: app.allow(keeper, 'delete'),
      schema: { params: idParam, response: { 200: archived } },
      handler: ({ member, params }) =>
        app.db.tenant(member.clinicId, async (tx) => {
          // Locked, so that nothing comes to use it meanwhile.
          const { id } = found(await rows.within(tx).findLocked(member, params.id));
          const used = await tx.query(
            `select 1 from ${users.table}
             where clinic_id = $1 and ${users.column} = $2 and archived_at is null limit 1`,
            [member.clinicId, id],
          );
          if (used.length > 0) throw new Refusal(409, 'in_use', users.inUse);
          await rows.within(tx).archive(member, id);
          return { id, archived: true as const };
        }),
    });
  };
}
