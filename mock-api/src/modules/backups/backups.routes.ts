import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import {
  backup,
  backupInput,
  backupPage,
  backupState,
  backupTexts,
} from '@ziba/shared/contracts/backups';
import { pageQuery } from '@ziba/shared/contracts/lists';
import { idParam } from '@ziba/shared/contracts/rows';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Session } from '../../lib/actor';
import { forbidden, found, Refusal } from '../../lib/refusal';
import { inScopeOf } from '../../data/scope';
import { backupPlanRoutes } from './backup-plan.routes';
import { backupPageOf, findBackup } from './backup-rows';
import { backupStateOf } from './backup-state';
import { beginBackup, fileOf } from './backups.service';
import { restoreRoutes } from './restore.routes';

const bytes = { 200: z.unknown() };

/** Routes of the platform's backups, and of the exports that a clinic makes of its own data. */
export const backupsRoutes: FastifyPluginAsyncZod = async (app) => {
  await backupPlanRoutes(app, {});
  await restoreRoutes(app, {});
  const find = (session: Session, id: number) =>
    inScopeOf(app.db, session, (tx) => findBackup(tx, session.clinicId, id));
  const areas = [
    { path: '/admin/backups', area: 'admin', hooks: [] },
    { path: '/clinics/me/exports', area: 'clinic', hooks: [managersOnly] },
  ] as const;

  for (const { path, area, hooks } of areas) {
    const mayRead = [app.allow('settings', 'read', area), ...hooks];
    const mayWrite = [app.allow('settings', 'write', area), ...hooks];

    app.get(path, {
      onRequest: mayRead,
      schema: { querystring: pageQuery, response: { 200: backupPage } },
      handler: ({ session, query }) =>
        inScopeOf(app.db, session, (tx) => backupPageOf(tx, session.clinicId, query)),
    });

    app.post(path, {
      onRequest: mayWrite,
      schema: { body: backupInput, response: { 201: backup } },
      handler: async ({ session }, reply) => reply.code(201).send(await beginBackup(app, session)),
    });

    app.get(`${path}/:id`, {
      onRequest: mayRead,
      schema: { params: idParam, response: { 200: backup } },
      handler: async ({ session, params }) => found(await find(session, params.id)),
    });

    app.get(`${path}/:id/download`, {
      onRequest: mayRead,
      schema: { params: idParam, response: bytes },
      handler: async ({ session, params }, reply) =>
        send(reply, await fileOf(app, session.clinicId, params.id)),
    });
  }

  // A clinic may know how its data is kept safe; it sees no backup of the platform itself.
  for (const { path, area } of [
    { path: '/admin/backups/state', area: 'admin' },
    { path: '/clinics/me/backup-state', area: 'clinic' },
  ] as const) {
    app.get(path, {
      onRequest: app.allow('settings', 'read', area),
      schema: { response: { 200: backupState } },
      handler: () => backupStateOf(app.db),
    });
  }
};

/** Only the manager may export all data of a clinic, whatever sections other users have. */
async function managersOnly({ session }: FastifyRequest): Promise<void> {
  if (session.type !== clinicAdmin) throw forbidden(backupTexts.managersOnly);
}

async function send(reply: FastifyReply, { path, name }: Awaited<ReturnType<typeof fileOf>>) {
  await access(path).catch((error: unknown) => {
    throw Object.assign(new Refusal(404, 'backup_gone', backupTexts.gone), { cause: error });
  });
  reply
    .type('application/gzip')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(createReadStream(path));
}
