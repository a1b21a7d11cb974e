import type { FastifyInstance } from 'fastify';

/**
 * A body may repeat the id of its path, as a form does that sends back what it was given: it says nothing
 * new. Another id is left to the validation, which refuses it as a field that nobody knows.
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
