import type { FastifyInstance } from 'fastify';

/**
 * A body may repeat the id of its path, as forms do that send back the whole row: it is removed. Another id stays, and
 * the validation refuses it as an unknown field.
 */
export function addRepeatedId(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, params }, _reply, done) => {
    const { id } = (params ?? {}) as { id?: string };
    if (id !== undefined && isRecord(body) && (body.id === id || body.id === Number(id))) {
      delete body.id;
    }
    done();
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
