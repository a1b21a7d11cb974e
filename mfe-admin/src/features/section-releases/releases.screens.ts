import type { Screen } from '@ziba/shared/section/define-section';
import { m as access } from './access/messages';
import { m as audit } from './audit/messages';
import { m } from './messages';

/** What is live where, who may publish, and who changed what. */
export const releasesScreens = [
  {
    path: 'releases',
    title: m.releases,
    needs: 'read',
    load: () => import('./remotes-screen').then((file) => file.RemotesScreen),
  },
  {
    path: 'releases/:remote',
    title: m.releasesOf,
    needs: 'read',
    load: () => import('./remote-screen').then((file) => file.RemoteScreen),
  },
  {
    path: 'rings',
    title: access.rings.title,
    needs: 'read',
    load: () => import('./access/rings-screen').then((file) => file.RingsScreen),
  },
  {
    path: 'tokens',
    title: access.tokens.title,
    needs: 'read',
    load: () => import('./access/tokens-screen').then((file) => file.TokensScreen),
  },
  {
    path: 'developers',
    title: access.developers.title,
    needs: 'read',
    load: () => import('./access/developers-screen').then((file) => file.DevelopersScreen),
  },
  {
    path: 'audit',
    title: audit.title,
    needs: 'read',
    load: () => import('./audit/audit-screen').then((file) => file.AuditScreen),
  },
] as const satisfies readonly Screen[];
