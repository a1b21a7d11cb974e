import { refusalBody } from '@ziba/shared/contracts/errors';
import { z } from 'zod';
import type { Allowed, ListedRoute } from '../../plugins/allow';

type Json = Record<string, unknown>;

const titles: Record<string, string> = {
  400: 'The body, the query or a parameter does not fit; `fields` says what',
  401: 'No token, an unreadable or an expired one',
  403: 'Account, clinic or subscription is blocked, or section or level do not allow the call',
  404: "No such row in the caller's clinic",
  409: 'A conflict of state or uniqueness',
  413: 'Too large',
  415: 'A type that is not accepted',
  422: 'The idempotency key was used for another body, or the doctor does not do the service of a booking',
  429: 'Too many attempts; see Retry-After',
};

const refusal = { $ref: '#/components/schemas/Refusal' };

/** The API as OpenAPI 3.1, made from the schemas that the server itself uses for validation and answers. */
export function openApiOf(routes: readonly ListedRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    if (route.method === 'HEAD' || !route.url.startsWith('/api/')) continue;
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ziba',
      version: '1.0.0',
      description: 'Every list answers { data, meta }; every refusal { message, code, fields? }.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(tagOf))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort()),
    components: {
      schemas: { Refusal: schemaOf(refusalBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function operationOf(route: ListedRoute): Json {
  const { method, url, schema, allowed, need, area } = route;
  const isPublic = allowed === 'public';
  const parameters = [
    ...parametersOf(schema.params, 'path'),
    ...parametersOf(schema.querystring, 'query'),
  ];
  const takesBody = schema.body !== undefined;
  return {
    operationId: `${method.toLowerCase()}${url.replace(/\W+/g, '_')}`,
    tags: [tagOf(route)],
    description: isPublic ? 'Open to anyone.' : permissionOf(allowed, need, area),
    security: isPublic ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody
      ? { requestBody: { required: true, content: jsonOf(schemaOf(schema.body, 'input')) } }
      : {}),
    responses: { ...answersOf(route), ...refusalsOf(route) },
    ...(method === 'POST' && !isPublic ? { 'x-idempotency-key': true } : {}),
  };
}

function answersOf({ schema }: ListedRoute): Json {
  const answers = Object.entries((schema.response ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    answers.map(([status, answer]) => [
      status,
      {
        description: status === '201' ? 'Created' : 'Done',
        content: jsonOf(schemaOf(answer, 'output')),
      },
    ]),
  );
}

/** The statuses that a call may answer follow from its input and its permission. */
function refusalsOf({ method, url, schema, allowed }: ListedRoute): Json {
  const changes = method !== 'GET';
  const isUpload = url.endsWith('/upload');
  const statuses = [
    ...(schema.body || schema.params || schema.querystring || isUpload ? [400] : []),
    ...(allowed === 'public' ? [] : [401, 403]),
    ...(schema.params || /:\w/.test(url) ? [404] : []),
    ...(changes ? [409] : []),
    ...(changes && (schema.body || isUpload) ? [413, 415] : []),
    ...(changes && allowed !== 'public' ? [422] : []),
    ...(isUpload || url.startsWith('/api/auth/') ? [429] : []),
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { description: titles[status], content: jsonOf(refusal) }]),
  );
}

function permissionOf(allowed: Allowed, need: string, area: string): string {
  if (allowed === 'signed-in') return 'Every signed-in user.';
  const name = (sections: unknown) => [sections].flat().join(' | ');
  const sections =
    typeof allowed === 'object' && 'admin' in allowed
      ? `clinic: ${name(allowed.clinic)}; platform: ${name(allowed.admin)}`
      : name(allowed);
  return `Area: ${area}. Section: ${sections}. Level: ${need}.`;
}

function parametersOf(schema: unknown, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

const tagOf = ({ url }: ListedRoute): string => url.split('/')[2] ?? '';

function schemaOf(schema: unknown, io: 'input' | 'output'): Json {
  if (!(schema instanceof z.ZodType)) return {};
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
