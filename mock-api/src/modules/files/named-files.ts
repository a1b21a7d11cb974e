import { fileFolders, fileTexts } from '@ziba/shared/contracts/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from '../../lib/refusal';
import { filesFor } from './file-access';

/** The names that the server gives to uploads. */
const storedName = new RegExp(`(?:${fileFolders.join('|')})-[0-9a-f]{24}\\.[a-z]+`, 'g');

/**
 * Refuses with 400 at its field a file that the caller may not open: a row that names a file shows it to the readers of
 * that row. Own uploads may be named, and names of no file mean nothing.
 */
export function addNamedFiles(app: FastifyInstance): void {
  const refuse = async ({ caller, body }: FastifyRequest): Promise<void> => {
    const fields = caller ? namedIn(body) : [];
    if (!caller || fields.length === 0) return;
    const names = [...new Set(fields.map(({ name }) => name))];
    const { refused } = await filesFor(app.db, caller, names);
    const others = new Set(
      refused.filter(({ user_id }) => user_id !== caller.userId).map(({ fileName }) => fileName),
    );
    const wrong = fields.find(({ name }) => others.has(name));
    if (wrong) throw invalid(wrong.field, fileTexts.notFound);
  };
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') return;
    // After the answer of a request that was sent before.
    route.preHandler = [...[route.preHandler ?? []].flat(), refuse];
  });
}

interface NamedFile {
  /** The path of the field, such as `photos.0.file`. */
  field: string;
  name: string;
}

function namedIn(value: unknown, field = ''): NamedFile[] {
  if (typeof value === 'string') {
    return (value.match(storedName) ?? []).map((name) => ({ field, name }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    namedIn(one, field ? `${field}.${key}` : key),
  );
}
