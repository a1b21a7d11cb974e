import type { Named } from '@ziba/shared/contracts/named';
import type { SectionKey } from '@ziba/shared/contracts/permissions';
import type { Database, Tx } from '../db/connect';
import type { templateKinds } from '../db/schema/support';
import type { Member, Session } from '../lib/actor';
import { persian, where } from './conditions';
import { platformTable } from './platform-table';
import { found, notFound } from '../lib/refusal';
import { tenantTable } from './tenant-table';

export type TemplateKind = (typeof templateKinds)[number];
type Input = Record<string, unknown>;

interface Options {
  table: string;
  columns: readonly string[];
  /** The rows of this kind that belong to the platform: a new clinic gets a copy of them. */
  template: TemplateKind;
  /** Another kind that the platform keeps in the same list; a new row names it as its `kind`. */
  otherTemplate?: TemplateKind;
  /** The sections that show the list. */
  readers: readonly SectionKey[];
  /** What a row and a template answer, where it is more than their columns. */
  select?: string;
  selectTemplate?: string;
}

const inOrder = { sorted: { name: persian('name') }, defaultSort: 'name' };

/**
 * Named things of a clinic and of the platform. Members read and write the rows of their clinic, the platform its own
 * rows. The platform also reads, but never writes, the rows of any clinic.
 */
export function namedRows<Row extends Named>(db: Database, options: Options) {
  const { table, columns, template, otherTemplate, readers, select } = options;
  const { selectTemplate = 't.*' } = options;
  const kinds: readonly string[] = [template, otherTemplate ?? template];
  const ofClinic = tenantTable<Row>(db, table, { columns, readers, select, ...inOrder });
  const templates = platformTable<Row & { template: string }>('metadata_templates', {
    columns: ['kind', ...columns],
    select: `${selectTemplate}, t.kind as template`,
    statements: `metadata_templates.${template}`,
    ...inOrder,
  });

  const templateIn = async (tx: Tx, id: number) => {
    const row = await templates.findLocked(tx, id);
    return row && kinds.includes(row.template) ? row : undefined;
  };

  return {
    ofClinic,
    templates,
    templateIn,

    all: (session: Session) =>
      session.clinicId === null
        ? db.platform((tx) => templates.all(tx, where('t.kind = any(?)', kinds)))
        : ofClinic.all(memberOf(session)),

    /** Reads the rows of a clinic for the platform; 404 if there is no such clinic. */
    allOfClinic: async (session: Session, clinicId: number) => {
      if (session.clinicId === null) await refuseMissingClinic(db, clinicId);
      return ofClinic.all({ ...session, clinicId });
    },

    find: async (session: Session, id: number) =>
      session.clinicId === null
        ? found(await db.platform((tx) => templateIn(tx, id)))
        : found(await ofClinic.find(memberOf(session), id)),

    has: async (session: Session, id: number) =>
      session.clinicId === null
        ? (await db.platform((tx) => templateIn(tx, id))) !== undefined
        : ofClinic.has(memberOf(session), id),

    insert: (session: Session, input: Input): Promise<Row> =>
      session.clinicId === null
        ? db.platform((tx) => templates.insert(tx, session, { kind: template, ...input }))
        : ofClinic.insert(memberOf(session), input),

    update: async (session: Session, id: number, input: Input) => {
      if (session.clinicId !== null)
        return found(await ofClinic.update(memberOf(session), id, input));
      return db.platform(async (tx) => {
        found(await templateIn(tx, id));
        return found(await templates.update(tx, session, id, input));
      });
    },
  };
}

export type NamedRows<Row extends Named> = ReturnType<typeof namedRows<Row>>;

function memberOf(session: Session): Member {
  if (session.clinicId === null) throw notFound();
  return { ...session, clinicId: session.clinicId };
}

async function refuseMissingClinic(db: Database, id: number): Promise<void> {
  const text = 'select from clinics where id = $1 and archived_at is null';
  const rows = await db.platform((tx) => tx.query(text, [id]));
  if (rows.length === 0) throw notFound();
}
