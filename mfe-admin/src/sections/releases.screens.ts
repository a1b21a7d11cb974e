import type { Screen } from '@ziba/shared/section/define-section';
import { m as access } from '../features/section-releases/access/messages';
import { m as audit } from '../features/section-releases/audit/messages';
import { m } from '../features/section-releases/messages';

/** The screens of remotes, rings, deploy tokens, developers and the log of changes. */
export const releasesScreens = [
  {
    path: 'releases',
    title: m.releases,
    needs: 'read',
    load: () =>
      import('../features/section-releases/remotes-screen').then((file) => file.RemotesScreen),
  },
  {
    path: 'releases/:remote',
    title: m.releasesOf,
    needs: 'read',
    load: () =>
      import('../features/section-releases/remote-screen').then((file) => file.RemoteScreen),
  },
  {
    path: 'rings',
    title: access.rings.title,
    needs: 'read',
    load: () =>
      import('../features/section-releases/access/rings-screen').then((file) => file.RingsScreen),
  },
  {
    path: 'tokens',
    title: access.tokens.title,
    needs: 'read',
    load: () =>
      import('../features/section-releases/access/tokens-screen').then((file) => file.TokensScreen),
  },
  {
    path: 'developers',
    title: access.developers.title,
    needs: 'read',
    load: () =>
      import('../features/section-releases/access/developers-screen').then(
        (file) => file.DevelopersScreen,
      ),
  },
  {
    path: 'audit',
    title: audit.title,
    needs: 'read',
    load: () =>
      import('../features/section-releases/audit/audit-screen').then((file) => file.AuditScreen),
  },
] as const satisfies readonly Screen[];
