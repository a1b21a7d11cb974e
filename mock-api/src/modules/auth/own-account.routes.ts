import * as contract from '@ziba/shared/contracts/own-account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preferencesOf, setPreferences } from '../notifications/preferences';
import { changeOwnProfile, ownProfileOf } from './own-profile';

/** The own profile, and the kinds of notification that one wants. */
export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const signedIn = { onRequest: app.allow('signed-in') };
  const profile = { response: { 200: contract.ownProfile } };
  const preferences = { response: { 200: contract.notificationPreferences } };

  app.get('/auth/profile', {
    ...signedIn,
    schema: profile,
    handler: ({ session }) => ownProfileOf(app, session),
  });

  app.post('/auth/profile', {
    ...signedIn,
    schema: { body: contract.ownProfileInput, ...profile },
    handler: ({ session, body }) => changeOwnProfile(app, session, body),
  });

  app.get('/auth/notification-preferences', {
    ...signedIn,
    schema: preferences,
    handler: ({ session }) => preferencesOf(app.db, session),
  });

  app.put('/auth/notification-preferences', {
    ...signedIn,
    schema: { body: contract.notificationPreferencesInput, ...preferences },
    handler: ({ session, body }) => setPreferences(app.db, session, body.kinds),
  });
};
