import { optionalReference } from '@ziba/shared/contracts/common';
import { pageOf } from '@ziba/shared/contracts/lists';
import { named, type Named } from '@ziba/shared/contracts/named';
import { archived, idParam } from '@ziba/shared/contracts/rows';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import { editOf } from '@ziba/shared/contracts/versions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Database } from '../db/connect';
import { clinicParam } from '../lib/clinic-of-path';
import { namedRows, type NamedRows, type TemplateKind } from './named-rows';
import { m } from '../messages';
import { removeNamed, type NamedUse } from './remove-named';

interface NamedList {
  /** The path of the list, such as `/productTypes`. */
  path: string;
  table: string;
  /**
   * The rows of this kind that belong to the platform. The platform's account reads and writes them at the same paths.
   */
  template: TemplateKind;
  input: z.ZodObject;
  /** The fields of an answered row, which are also its columns; by default name and English name. */
  answer?: z.ZodType<Named>;
  columns?: readonly string[];
  /** Every section that shows the list. */
  readers: readonly SectionKey[];
  /** The section whose users may change the list. */
  writer: SectionKey;
  /** The platform's sections that may read and change the list. */
  admin?: readonly SectionKey[];
  /** The message when the clinic has the name already. */
  taken: string;
  /** What an edit accepts and answers beyond a new row. */
  edit?: z.ZodObject;
  saved?: z.ZodType<Named>;
  /** How rows are read and written, where the plain way does not do. */
  rowsOf?: (db: Database) => Rows;
  /**
   * The tables that refer to the list: a name that they use cannot be archived. `archive`: it can, and rows that have
   * it keep it. Without it no name can be archived.
   */
  users?: NamedUse | 'archive';
}

/** Registers the routes of one list of the settings cards: named things of a clinic, in Persian order. */
export function namedRoutes(list: NamedList): FastifyPluginAsyncZod {
  const { table, template, columns = ['name', 'name_en'], readers } = list;
  return async (app) => {
    const { rowsOf = (db) => namedRows<Named>(db, { table, template, columns, readers }) } = list;
    const rows = rowsOf(app.db);
    explainTakenNames(app, list);
    addReads(app, list, rows);
    addWrites(app, list, rows);
    if (list.users) addRemoval(app, list, list.users, rows);
  };
}

type App = Parameters<FastifyPluginAsyncZod>[0];
type Rows = NamedRows<Named>;

/** The default of the platform's sections. */
const platformSections = ['clinics', 'settings'] as const;

function explainTakenNames(app: App, { table, taken }: NamedList): void {
  app.explainConstraint(`${table}_name`, { code: 'taken', message: taken, field: 'name' });
  // The templates of all kinds are rows of one table.
  const message = m.taken;
  app.explainConstraint('metadata_templates_name', { code: 'taken', message, field: 'name' });
}

function addReads(app: App, list: NamedList, rows: Rows): void {
  const { path, readers, answer = named, admin = platformSections } = list;
  const mayRead = app.allow({ clinic: readers, admin });
  const page = { response: { 200: pageOf(answer) } };

  app.get(path, {
    onRequest: mayRead,
    schema: page,
    handler: ({ session }) => rows.all(session),
  });

  app.get(`${path}/clinic/:clinicId`, {
    onRequest: mayRead,
    schema: { params: clinicParam, ...page },
    handler: ({ session, params }) => rows.allOfClinic(session, params.clinicId),
  });

  app.get(`${path}/:id`, {
    onRequest: mayRead,
    schema: { params: idParam, response: { 200: answer } },
    handler: ({ session, params }) => rows.find(session, params.id),
  });
}

function addWrites(app: App, list: NamedList, rows: Rows): void {
  const { path, writer, answer = named, admin = platformSections } = list;
  const { edit = editOf(list.input), saved = answer } = list;
  const mayWrite = app.allow({ clinic: writer, admin }, 'write');
  // The platform's account may name a clinic, which changes nothing. For a member's call the field is removed before
  // this schema is applied.
  const clinic = { clinic_id: optionalReference(), clinicId: optionalReference() };
  const input = list.input.extend(clinic);

  app.post(path, {
    onRequest: mayWrite,
    schema: { body: input, response: { 201: answer } },
    handler: async ({ session, body }, reply) =>
      reply.code(201).send(await rows.insert(session, body)),
  });

  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: `${path}/:id`,
      onRequest: mayWrite,
      config: { row: rows.ofClinic, rowOf: rows.has },
      schema: { params: idParam, body: edit.extend(clinic), response: { 200: saved } },
      handler: ({ session, params, body }) => rows.update(session, params.id, body),
    });
  }
}

function addRemoval(app: App, list: NamedList, users: NamedUse | 'archive', rows: Rows): void {
  const { path, writer, admin = platformSections } = list;
  app.delete(`${path}/:id`, {
    onRequest: app.allow({ clinic: writer, admin }, 'delete'),
    schema: { params: idParam, response: { 200: archived } },
    handler: ({ session, params }) => removeNamed(app.db, rows, users, session, params.id),
  });
}
