import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ListedRoute } from '../plugins/allow';

/** A route of the API as the tests of all routes read it. */
export interface WalkedRoute extends ListedRoute {
  /** `POST /patients/:id`. */
  name: string;
  /** The parameters of the path that are ids of rows, without `clinicId`. */
  ids: string[];
  /** Whether the path names a clinic. */
  ofClinic: boolean;
  /** The names of the fields of query and body. */
  queryFields: string[];
  bodyFields: string[];
}

/** The parts of a request for a route; the others are left out. */
export interface Filling {
  token?: string;
  params?: (name: string) => string;
  query?: string;
  /** Sent as it is, as JSON. */
  body?: string;
}

/** Every route below `/api`, without the HEAD routes that belong to GET. */
export function walkedRoutes(app: FastifyInstance): WalkedRoute[] {
  return app.routeTable
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'))
    .map((route) => {
      const named = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      return {
        ...route,
        name: `${route.method} ${route.url.slice('/api'.length)}`,
        ids: named.filter((name) => name !== 'clinicId' && isId(route, name)),
        ofClinic: named.includes('clinicId'),
        queryFields: fieldsOf(route.schema.querystring),
        bodyFields: fieldsOf(route.schema.body),
      };
    });
}

/** The schema as JSON Schema of its input; undefined if there is none. */
export function inputSchema(schema: unknown): z.core.JSONSchema.JSONSchema | undefined {
  return schema instanceof z.ZodType
    ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    : undefined;
}

/** Sends a request, and reads the whole answer unless it is an endless stream. */
export async function sendTo(
  address: string,
  { method, url }: ListedRoute,
  { token, params = () => '1', query = '', body }: Filling,
) {
  const path = url.replace(/:(\w+)\??/g, (_, name: string) => encoded(params(name)));
  const response = await fetch(`${address}${path}${query}`, {
    method,
    body: method === 'GET' ? undefined : body,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

/** Like `encodeURIComponent`, but a lone surrogate does not throw. */
export const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A parameter is an id when its schema makes a number of it; without a schema its name decides. */
function isId({ schema: { params } }: ListedRoute, name: string): boolean {
  if (!(params instanceof z.ZodObject)) return /id$/i.test(name);
  const field: unknown = params.shape[name];
  return field instanceof z.ZodType && typeof field.safeParse('1').data === 'number';
}

function fieldsOf(schema: unknown): string[] {
  const { properties = {}, anyOf = [] } = inputSchema(schema) ?? {};
  const choices = anyOf.flatMap((choice) =>
    Object.keys((choice as { properties?: object }).properties ?? {}),
  );
  return [...new Set([...Object.keys(properties), ...choices])];
}
