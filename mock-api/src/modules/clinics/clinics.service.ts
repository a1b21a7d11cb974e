import {
  clinicDefaults,
  fieldsOfSupport,
  ownClinicUpdate,
  type clinicInput,
  type clinicUpdate,
} from '@ziba/shared/contracts/clinic-inputs';
import { clinicTexts, type Clinic } from '@ziba/shared/contracts/clinics';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/connect';
import type { Member, Session } from '../../lib/actor';
import { audit, changes } from '../../data/audit';
import { quoted } from '../../data/conditions';
import { retryWhenTaken } from '../../data/free-code';
import { found, invalid, Refusal } from '../../lib/refusal';
import { refuseStale, type VersionRow } from '../../data/stale';
import { todayInTehran } from '../../lib/tehran';
import { m } from '../../messages';
import { displayCode } from './clinic-code';
import { tellFrames } from './clinic-frames';
import { tellModules } from './clinic-modules';
import { refuseOldPrice } from './clinic-price';
import { findClinic } from './clinic-rows';
import { activateClinic, beginHistory, missingDocuments, suspendClinic } from './clinic-standing';
import { copyTemplates } from './new-clinic-lists';

type Input = z.output<typeof clinicInput>;
type Update = z.output<typeof clinicUpdate>;

const ownColumns = ownClinicUpdate.omit({ version: true }).keyof().options;
const columns = [
  ...ownColumns,
  ...fieldsOfSupport,
  'name_en',
  'city',
  'clinic_category_id',
  'responsible_national_id',
  'storage_limit',
  'upload_traffic_limit',
  'sms_limit',
  'subscription_type',
  'subscription_days',
  'subscription_start_date',
  'features',
  'payment_title',
  'payment_description',
  'amount_to_pay',
  'paid_amount',
  'invoice_file',
  'contract_file',
] as const;

/** What the two input fields for the same thing ask for; undefined if neither was sent. */
function wantsActive({ is_active, account_status }: Partial<Input>): boolean | undefined {
  if (typeof is_active === 'boolean') return is_active;
  return account_status ? account_status === 'active' : undefined;
}

/** Creates and changes clinics, for the operator and for their own staff. */
export const clinicsOf = (db: Database) => ({
  /** Creates a draft, or with `is_active` an active clinic, for which documents are required. */
  create: (session: Session, input: Input): Promise<Clinic> =>
    retryWhenTaken(['clinics_display_code'], () =>
      db.platform(async (tx) => {
        const isActive = wantsActive(input) === true;
        if (isActive) refuseWithoutDocuments(input);
        const status = isActive ? 'active' : 'pending';
        const id = await insertClinic(tx, {
          ...clinicDefaults,
          subscription_start_date: todayInTehran(),
          ...withoutMissing(input),
          clinic_id: await displayCode(tx, input),
          account_status: status,
          is_active: isActive,
        });
        await beginHistory(tx, session, id, status);
        await copyTemplates(tx, id);
        const clinic = found(await findClinic(tx, id));
        await refuseOldPrice(tx, clinic, input);
        const actor = { userId: session.userId, clinicId: id };
        await audit(tx, actor, {
          action: 'create',
          entity: 'clinics',
          entityId: id,
          after: clinic,
        });
        return clinic;
      }),
    ),

  /**
   * Changes a clinic for the operator. It activates a draft if requested, and never ends a suspension. An active clinic
   * keeps its documents: they can only be replaced.
   */
  edit: (session: Session, id: number, input: Update): Promise<Clinic> =>
    db.platform(async (tx) => {
      const before = await changeClinic(tx, session, id, { columns, input });
      const after = found(await findClinic(tx, id));
      await refuseOldPrice(tx, after, input, before);
      if (before.is_active && losesDocuments(before, after)) refuseWithoutDocuments(after);
      await changeStanding(tx, session, before, input);
      return found(await findClinic(tx, id));
    }),

  /** Changes the fields that its own staff may change; other fields are refused. */
  editOwn: async (member: Member, input: Update): Promise<Clinic> => {
    refuseOtherFields(input);
    return db.tenant(member.clinicId, async (tx) => {
      refuseFieldsOfSupport(input, found(await findClinic(tx, member.clinicId)));
      await changeClinic(tx, member, member.clinicId, { columns: ownColumns, input });
      return found(await findClinic(tx, member.clinicId));
    });
  },
});

function refuseOtherFields(input: Update): void {
  const known: readonly string[] = [...ownColumns, ...fieldsOfSupport, 'version'];
  const others = Object.keys(input).filter((field) => !known.includes(field));
  refuseFields(others, m.unknownField);
}

/** Refuses another responsible person or identity document than the stored; the stored may be sent back. */
function refuseFieldsOfSupport(input: Update, stored: Clinic): void {
  const isOther = (field: (typeof fieldsOfSupport)[number]) =>
    input[field] !== undefined && (input[field] || null) !== (stored[field] || null);
  refuseFields(fieldsOfSupport.filter(isOther), clinicTexts.bySupport);
}

function refuseFields(names: readonly string[], message: string): void {
  if (names.length === 0) return;
  const fields = Object.fromEntries(names.map((name) => [name, message]));
  throw new Refusal(400, 'invalid', message, fields);
}

const withoutMissing = (input: Partial<Input>) =>
  Object.fromEntries(
    columns.flatMap((column) => (input[column] === undefined ? [] : [[column, input[column]]])),
  );

function refuseWithoutDocuments(clinic: Parameters<typeof missingDocuments>[0]): void {
  const missing = missingDocuments(clinic);
  if (missing) throw new Refusal(400, 'invalid', missing.message, missing.fields);
}

const losesDocuments = (before: Clinic, after: Clinic): boolean =>
  (['identity_file', 'contract_file'] as const).some((name) => before[name] && !after[name]);

async function insertClinic(tx: Tx, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const [created] = await tx.query<{ id: number }>(
    `insert into clinics (${names.map(quoted).join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
  return found(created).id;
}

interface Change {
  columns: readonly string[];
  input: Record<string, unknown>;
}

/**
 * Changes the columns that were sent, audits the change and tells open pages; returns the clinic as it was before.
 * Refuses with 409 a change that is based on an older version.
 */
export async function changeClinic(tx: Tx, session: Session, id: number, change: Change) {
  const lock = `select version, updated_at from clinics
    where id = $1 and archived_at is null for update`;
  const row = found((await tx.query<VersionRow>(lock, [id]))[0]);
  await refuseStale(tx, { ...row, clinicId: id, entity: 'clinics', id }, change.input.version);
  const before = found(await findClinic(tx, id));
  const sent = change.columns.filter((column) => change.input[column] !== undefined);
  if (sent.length === 0) return before;
  const sets = sent.map((column, index) => `${quoted(column)} = $${index + 2}`).join(', ');
  await tx.query(
    `update clinics set ${sets}, updated_at = app_now(), version = version + 1 where id = $1`,
    [id, ...sent.map((column) => change.input[column])],
  );
  const after = Object.fromEntries(sent.map((column) => [column, change.input[column]]));
  const actor = { userId: session.userId, clinicId: id };
  await audit(tx, actor, {
    action: 'update',
    entity: 'clinics',
    entityId: id,
    ...changes(before, after),
  });
  await tellModules(tx, id, before, after);
  await tellFrames(tx, id, before, after);
  return before;
}

async function changeStanding(tx: Tx, session: Session, before: Clinic, input: Update) {
  const { id, account_status: from } = before;
  if (input.account_status === 'suspended' && from !== 'suspended') {
    const reason = input.suspention_reason;
    if (!reason) throw invalid('suspention_reason', clinicTexts.reason);
    await suspendClinic(tx, session, id, reason);
    return;
  }
  const wanted = wantsActive(input);
  if (wanted === true && from === 'pending') {
    refuseWithoutDocuments(found(await findClinic(tx, id)));
    await activateClinic(tx, session, id, null);
  }
  if (wanted === false && from === 'active') {
    throw new Refusal(409, 'use_suspend', clinicTexts.useSuspend);
  }
}
