import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answerFields } from '../testing/answer-fields';
import { walkedRoutes, type WalkedRoute } from '../testing/route-table';
import { startApi, type TestApi } from '../testing/start-api';

/*
 * `field-table.json` lists every field of every answer that is read, and who reads it: everybody who may make the call,
 * or the readers of the rule in brackets (`data/field-readers.ts`). Whoever adds a field decides. This writes new fields
 * into the table with a question mark; replace each `(?)` by nothing, or give the field a rule:
 *
 *     WRITE_FIELD_TABLE=1 npx jest mock-api/src/proof/field-table.test.ts
 */

interface Entry {
  /** The routes that answer these fields. */
  routes: string[];
  /** The names of the fields by the path of the object that they stand in. */
  fields: Record<string, string>;
}

const file = resolve(__dirname, 'field-table.json');
const stored = () => JSON.parse(readFileSync(file, 'utf8')) as Entry[];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const answerOf = ({ schema }: WalkedRoute) => (schema.response as Record<number, unknown>)[200];

/** The part of a path before its last name, and the name. */
function split(path: string): [string, string] {
  const dot = path.lastIndexOf('.');
  return dot < 0 ? ['', path] : [path.slice(0, dot), path.slice(dot + 1)];
}

/** `known` are the paths that the table has already; undefined for a table in which all fields are decided. */
function fieldsOf(route: WalkedRoute, known?: ReadonlySet<string>): Entry['fields'] {
  const byParent: Record<string, string[]> = {};
  for (const { path, rule } of answerFields(answerOf(route))) {
    const [parent, name] = split(path);
    const open = known && !rule && !known.has(path) ? '(?)' : '';
    (byParent[parent] ??= []).push(`${name}${rule ? `(${rule})` : open}`);
  }
  return Object.fromEntries(
    Object.entries(byParent).map(([parent, names]) => [parent, names.join(' ')]),
  );
}

/** Routes with the same fields share an entry. */
function tableOf(routes: readonly WalkedRoute[], known?: Map<string, Set<string>>): Entry[] {
  const byFields = new Map<string, Entry>();
  for (const route of routes) {
    const fields = fieldsOf(route, known && (known.get(route.name) ?? new Set()));
    const key = JSON.stringify(fields);
    const entry = byFields.get(key) ?? { routes: [], fields };
    entry.routes.push(route.name);
    byFields.set(key, entry);
  }
  return [...byFields.values()];
}

/** The paths of the table by route. */
function pathsOf(table: readonly Entry[]): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const { routes, fields } of table) {
    const all = Object.entries(fields).flatMap(([parent, names]) =>
      names
        .split(' ')
        .map((name) => name.replace(/\(\w+\)$/, ''))
        .map((name) => (parent ? `${parent}.${name}` : name)),
    );
    for (const route of routes) paths.set(route, new Set(all));
  }
  return paths;
}

it('lists each field of each answer with who reads it', () => {
  const routes = walkedRoutes(api.app)
    .filter(({ method }) => method === 'GET')
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  if (process.env.WRITE_FIELD_TABLE) {
    const table = tableOf(routes, pathsOf(stored()));
    writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  }
  const now = tableOf(routes);
  expect(now.length).toBeGreaterThan(50);
  expect(stored()).toEqual(now);
});
