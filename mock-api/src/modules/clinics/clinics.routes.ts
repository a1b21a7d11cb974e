import { clinic, clinicPage, clinicQuery, clinicSummary } from '@ziba/shared/contracts/clinics';
import { idParam, namedPage, type Named } from '@ziba/shared/contracts/common';
import { coversNeed, hasSection } from '@ziba/shared/contracts/permissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { allRows } from '../../lib/pages';
import { forbidden, found, notFound } from '../../lib/refusal';
import { findClinic, summaryOf } from './clinic-rows';
import { clinicPageOf } from './clinics.queries';

const categories = `select id, name, name_en from clinic_categories where archived_at is null
                    order by name collate "fa_icu"`;

/** Clinics as the operator lists them, and a clinic as its own members see it. */
export const clinicsRoutes: FastifyPluginAsyncZod = async (app) => {
  const operator = { onRequest: app.allow('clinics', 'read', 'admin') };

  app.get('/clinics/pagination', {
    ...operator,
    schema: { querystring: clinicQuery, response: { 200: clinicPage } },
    handler: ({ query }) => app.db.platform((tx) => clinicPageOf(tx, query)),
  });

  app.get('/clinics/:id', {
    onRequest: app.allow('signed-in'),
    schema: { params: idParam, response: { 200: z.union([clinic, clinicSummary]) } },
    handler: async ({ session, params: { id } }) => {
      refuseStranger(session, id);
      const find = (tx: Tx) => findClinic(tx, id);
      if (session.clinicId !== null) return summaryOf(found(await app.db.tenant(id, find)));
      return found(await app.db.platform(find));
    },
  });

  app.get('/clinic-categories', {
    ...operator,
    schema: { response: { 200: namedPage } },
    handler: async () => allRows(await app.db.platform((tx) => tx.query<Named>(categories))),
  });
};

/** Members know their own clinic only; the operator needs the section of the clinics. */
function refuseStranger(session: Session, id: number): void {
  if (session.clinicId !== null) {
    if (session.clinicId !== id) throw notFound();
    return;
  }
  if (!hasSection(session, 'clinics') || !coversNeed(session.levels, 'read')) throw forbidden();
}
