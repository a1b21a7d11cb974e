import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldRules, type FieldRule } from '../data/field-readers';
import type { Session } from '../lib/actor';

type Row = Record<string, unknown>;

/** Returns the value without what the reader may not read; `around` are the objects that it stands in. */
type Hide = (value: unknown, reader: Session, around: readonly Row[]) => unknown;

/** How a kind of value is read, and the rules of the fields in it. */
export interface Reading {
  hide: Hide;
  rules: readonly FieldRule[];
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** What stands in an answer for a field that is not shown: null, or an empty list. */
function emptyOf(field: z.ZodType): unknown {
  const empty = [null, [], undefined].find((value) => field.safeParse(value).success);
  if (empty === undefined && !field.safeParse(undefined).success) {
    throw new Error('a field that not everybody reads must be nullable, optional or a list');
  }
  return empty;
}

const hideField =
  (rule: FieldRule, empty: unknown): Hide =>
  (value, reader, around) =>
    rule.always(reader) || rule.here?.(reader, around) ? value : empty;

/** Many answers contain the same objects, and an app of tests has the schemas of the one before. */
const known = new WeakMap<z.ZodObject, Reading | undefined>();

function readingOfKnown(schema: z.ZodObject): Reading | undefined {
  if (!known.has(schema)) known.set(schema, readingOfObject(schema.shape));
  return known.get(schema);
}

/** How the values of a schema are read; undefined when everybody reads all of it. */
export function readingOf(schema: unknown): Reading | undefined {
  if (schema instanceof z.ZodObject) return readingOfKnown(schema);
  if (schema instanceof z.ZodArray) return ofItems(readingOf(schema.element));
  if (schema instanceof z.ZodRecord) return ofValues(readingOf(schema.valueType));
  if (schema instanceof z.ZodUnion) return together(schema.options.map(readingOf));
  if (schema instanceof z.ZodPipe) return readingOf(schema.out);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return readingOf(schema.unwrap());
  }
  return undefined;
}

function readingOfObject(shape: Readonly<Record<string, unknown>>): Reading | undefined {
  const fields: [string, Reading][] = [];
  for (const [name, field] of Object.entries(shape)) {
    if (!(field instanceof z.ZodType)) continue;
    const rule = fieldRules.get(field);
    const reading = rule
      ? { hide: hideField(rule, emptyOf(field)), rules: [rule] }
      : readingOf(field);
    if (reading) fields.push([name, reading]);
  }
  if (fields.length === 0) return undefined;
  const hide: Hide = (value, reader, around) => {
    if (!isRow(value)) return value;
    const shown: Row = { ...value };
    for (const [name, reading] of fields) {
      if (name in value) shown[name] = reading.hide(value[name], reader, [value, ...around]);
    }
    return shown;
  };
  return { hide, rules: fields.flatMap(([, { rules }]) => rules) };
}

const ofItems = (item: Reading | undefined): Reading | undefined =>
  item && {
    rules: item.rules,
    hide: (value, ...of) =>
      Array.isArray(value) ? value.map((one) => item.hide(one, ...of)) : value,
  };

const ofValues = (item: Reading | undefined): Reading | undefined =>
  item && {
    rules: item.rules,
    hide: (value, ...of) =>
      isRow(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, one]) => [key, item.hide(one, ...of)]),
          )
        : value,
  };

/** The choices of a union hide what any of them hides. */
function together(choices: readonly (Reading | undefined)[]): Reading | undefined {
  const readings = choices.filter((reading) => reading !== undefined);
  if (readings.length === 0) return undefined;
  return {
    rules: readings.flatMap(({ rules }) => rules),
    hide: (value, ...of) => readings.reduce((shown, reading) => reading.hide(shown, ...of), value),
  };
}

/**
 * Takes out of every answer what its reader may not read, by the rules of `fieldRules`: the answer's contract decides,
 * not the route. Routes without such fields have no hook.
 */
export function addHiddenFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const answers = Object.entries((route.schema?.response ?? {}) as Row).map(
      ([status, schema]) => [Number(status), readingOf(schema)] as const,
    );
    if (answers.every(([, reading]) => reading === undefined)) return;
    const byStatus = new Map(answers);
    const hide = async ({ caller }: FastifyRequest, reply: FastifyReply, payload: unknown) =>
      shownTo(caller, byStatus.get(reply.statusCode), payload);
    route.preSerialization = [hide, ...[route.preSerialization ?? []].flat()];
  });
}

function shownTo(reader: Session | undefined, reading: Reading | undefined, payload: unknown) {
  if (!reader || !reading || reading.rules.every(({ always }) => always(reader))) return payload;
  return reading.hide(payload, reader, []);
}
