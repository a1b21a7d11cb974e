import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../lib/refusal';
import { m } from '../messages';
import { immutable, revalidated, sendAsset } from '../static/send-asset';
import { refuseForeignOrigin, signInWithForm } from './form-login';
import { sendPage } from './send-page';
import { Shell } from './shell';

/** Names that contain a hash of the content. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/;

/** Addresses below these are never answered with the page: an unknown one is answered with 404. */
const neverPage = /^\/(api|remotes|uploads)(\/|$)/;

/**
 * Whether an address is that of a file, not of a screen. A missing script must fail and not be answered with HTML; a
 * name with a dot may still be a screen if the browser navigates to it.
 */
function isFileAddress(path: string, accept = ''): boolean {
  return hashed.test(path) || (/\.\w+$/.test(path) && !accept.includes('text/html'));
}

/** Routes of everything except the API: the shell's files, the remotes' files, and the page for every other address. */
export const pageRoutes: FastifyPluginAsync = async (app) => {
  const open = { onRequest: app.allow('public') };
  const shell = new Shell(app.config.shellDir);
  // Read at the start, so that the first visitor does not wait for it.
  await shell.current();

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/remotes/:remote/:version/*',
    {
      ...open,
      handler: async (request, reply) => {
        const { remote, version, '*': name } = request.params;
        const release = await app.registry.find(remote, version);
        const asset = release && (await app.releaseFiles.read(release, name));
        if (!asset) throw notFound(m.unknownCall);
        return sendAsset(request, reply, asset, immutable);
      },
    },
  );

  app.get('/*', {
    ...open,
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (neverPage.test(path)) throw notFound(m.unknownCall);
      const built = await shell.current();
      const asset = built?.assets.get(path);
      if (asset)
        return sendAsset(request, reply, asset, hashed.test(path) ? immutable : revalidated);
      if (path === '/favicon.ico') return reply.code(204).send();
      if (!built || isFileAddress(path, request.headers.accept)) throw notFound(m.unknownCall);
      return sendPage(app, request, reply, built.page);
    },
  });

  app.post('/login', {
    ...open,
    handler: async (request, reply) => {
      const built = await shell.current();
      if (!built) throw notFound(m.unknownCall);
      refuseForeignOrigin(request);
      const login = await signInWithForm(app, request);
      reply.header('cache-control', 'no-store');
      return sendPage(app, request, reply, built.page, login);
    },
  });
};
