import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { hasSection } from '@ziba/shared/contracts/permissions';
import * as contract from '@ziba/shared/contracts/search';
import { searchWords } from '@ziba/shared/contracts/search-words';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Member } from '../../lib/actor';
import { patternsOf, typedNumber } from '../../data/conditions';
import { allRows } from '../../data/pages';
import { auditOf } from './audit-log';
import { hitsOf, type SearchScope } from './search.queries';

/** One letter matches nearly everything, which is of no use. */
const shortest = 2;

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  // Everybody has the section `support`; the sections of the caller decide what is searched.
  app.get('/search', {
    onRequest: app.allow('support'),
    schema: { querystring: contract.searchQuery, response: { 200: contract.searchAnswer } },
    handler: async ({ member, query }) => {
      const text = query.q ?? query.search ?? '';
      if (searchWords(text).join('').length < shortest) return allRows([]);
      const typed = { patterns: patternsOf(text), fileNumber: typedNumber(text) ?? null };
      const { limit = contract.searchLimit } = query;
      const kinds = kindsFor(member, query.kinds);
      return app.db.tenant(member.clinicId, async (tx) => {
        const hits: contract.SearchHit[] = [];
        for (const kind of kinds) {
          hits.push(...(await hitsOf(tx, kind, searchScopeOf(member), typed, limit)));
        }
        return allRows(hits);
      });
    },
  });

  app.get('/audit', {
    onRequest: app.allow('settings'),
    schema: { querystring: contract.auditQuery, response: { 200: contract.auditPage } },
    handler: ({ member, query }) => auditOf(app.db, member, query),
  });
};

/** The requested kinds that the caller's sections show. */
function kindsFor(member: Member, asked: readonly contract.SearchKind[] | undefined) {
  return contract.searchKinds.filter(
    (kind) =>
      (!asked || asked.includes(kind)) &&
      contract.searchSections[kind].some((section) => hasSection(member, section)),
  );
}

function searchScopeOf({ clinicId, userId, type }: Member): SearchScope {
  return {
    clinicId,
    doctorId: type === 'doctor' ? userId : null,
    ticketsOf: type === clinicAdmin ? null : userId,
  };
}
