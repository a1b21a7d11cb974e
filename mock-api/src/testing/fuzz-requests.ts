import fc from 'fast-check';
import { z } from 'zod';
import { inputSchema, type WalkedRoute } from './route-table';
import { anyHostile, candidates } from './fuzz-values';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Values = Record<string, unknown>;

/** A request that is sent; values that are no text are sent as JSON in the body, and as text elsewhere. */
export interface FuzzRequest {
  params: Values;
  query: Values;
  /** Undefined: no body. */
  body: string | undefined;
}

/** Makes requests for a route: generated from its schemas, with hostile values in some places. */
export function requestsFor(route: WalkedRoute): fc.Arbitrary<FuzzRequest> {
  const { params, querystring, body } = route.schema;
  const named = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const ofPath = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) },
    { weight: 1, arbitrary: anyHostile },
  );
  return fc.record({
    params: params
      ? fc.record(Object.fromEntries(named.map((name) => [name, ofPath])))
      : fc.record({}),
    query: querystring ? fieldsOf(querystring) : fc.record({}),
    body: body ? bodyOf(body) : fc.constant(route.method === 'GET' ? undefined : '{}'),
  });
}

function bodyOf(schema: unknown): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: fieldsOf(schema).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: anyHostile.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"__proto__":{"a":1}}', '\u0000', '[1,') },
    {
      weight: 1,
      arbitrary: fieldsOf(schema).map((body) => JSON.stringify({ ...body, constructor: 1 })),
    },
  );
}

/** Fields that the schema accepts; sometimes one that it may not accept is added, and sometimes one is left out. */
function fieldsOf(schema: unknown): fc.Arbitrary<Values> {
  const json = inputSchema(schema) ?? {};
  const names = namesOf(json);
  const taken = takenBy(schema, json, names);
  const fields = names.map((name) => {
    const good = taken.get(name) ?? [];
    const fitting = good.length > 0 ? fc.constantFrom(...good) : likeSchema(propertyOf(json, name));
    const value = fc.oneof(
      { weight: 14, arbitrary: fitting },
      { weight: 1, arbitrary: likeSchema(propertyOf(json, name)) },
      { weight: 1, arbitrary: anyHostile },
    );
    return [name, value] as const;
  });
  const all = Object.fromEntries(fields);
  return fc.oneof(
    { weight: 2, arbitrary: fc.record(all) as fc.Arbitrary<Values> },
    { weight: 1, arbitrary: fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<Values> },
  );
}

/** Which candidates the schema accepts for which field: it is tried with the schema itself. */
function takenBy(schema: unknown, json: JsonSchema, names: string[]): Map<string, unknown[]> {
  const taken = new Map<string, unknown[]>(names.map((name) => [name, []]));
  if (!(schema instanceof z.ZodType)) return taken;
  for (const value of [...candidates, ...literalsOf(json)]) {
    const { error } = schema.safeParse(Object.fromEntries(names.map((name) => [name, value])));
    const refused = new Set(error?.issues.map(({ path }) => path[0]));
    if (refused.has(undefined)) continue;
    for (const name of names) if (!refused.has(name)) taken.get(name)?.push(value);
  }
  return taken;
}

/** Every option and constant in a schema, at any depth. */
function literalsOf(json: unknown): unknown[] {
  if (typeof json !== 'object' || json === null) return [];
  const { enum: choices, const: constant } = json as { enum?: unknown[]; const?: unknown };
  const own = [...(choices ?? []), ...(constant === undefined ? [] : [constant])];
  return [...new Set([...own, ...Object.values(json).flatMap(literalsOf)])];
}

const parts = (json: JsonSchema) =>
  [...(json.anyOf ?? []), ...(json.allOf ?? []), ...(json.oneOf ?? [])] as JsonSchema[];

function namesOf(json: JsonSchema): string[] {
  return [...new Set([...Object.keys(json.properties ?? {}), ...parts(json).flatMap(namesOf)])];
}

function propertyOf(json: JsonSchema, name: string): JsonSchema {
  const own = json.properties?.[name] as JsonSchema | undefined;
  return own ?? parts(json).map((part) => propertyOf(part, name))[0] ?? {};
}

/** A value of the shape in the schema; its rules may still refuse it. */
function likeSchema(json: JsonSchema): fc.Arbitrary<unknown> {
  const choices = parts(json);
  if (choices.length > 0) return fc.oneof(...choices.map(likeSchema));
  if (json.enum) return fc.constantFrom(...(json.enum as unknown[]));
  if (json.const !== undefined) return fc.constant(json.const);
  switch (json.type) {
    case 'string':
      return fc.oneof(fc.string(), fc.constantFrom(...candidates).map(String));
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.integer({ min: 0, max: 100 }),
        fc.maxSafeInteger(),
        fc.double({ noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(likeSchema((json.items as JsonSchema | undefined) ?? {}), { maxLength: 4 });
    case 'object': {
      const properties = Object.entries(json.properties ?? {}) as [string, JsonSchema][];
      return fc.record(
        Object.fromEntries(properties.map(([name, part]) => [name, likeSchema(part)])),
        { requiredKeys: [] },
      );
    }
    case undefined:
    default:
      return fc.oneof(fc.constantFrom(...candidates), anyHostile);
  }
}
