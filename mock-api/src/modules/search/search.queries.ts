import type { SearchHit, SearchKind } from '@ziba/shared/contracts/search';
import type { Tx } from '../../db/connect';
import { mayReadPatientSql } from '../../data/own-patients';
import type { Statement } from '../../db/statement';
import { tehranInstant, todayInTehran } from '../../lib/tehran';

/** Which rows a search covers. */
export interface SearchScope {
  clinicId: number;
  /** The doctor, if they see only their own rows; null for everybody else. */
  doctorId: number | null;
  /** The user, if they see only their own tickets; null for the manager. */
  ticketsOf: number | null;
}

/** The typed text as patterns and number. */
export interface Typed {
  /** A row must match each of these patterns. */
  patterns: readonly string[];
  /** The number of a file, when only a number was typed. */
  fileNumber: number | null;
}

interface Look {
  statement: Statement;
  /** The values of `$4` and the following parameters, if the statement has them. */
  of?: (scope: SearchScope, typed: Typed) => (number | string | null)[];
}

/** SQL of the columns; only appointments have prescriptions. */
type HitColumns = Record<'subtitle' | 'code' | 'patient_id' | 'date', string> & {
  transcription_id?: string;
};

const look = (
  kind: SearchKind,
  title: string,
  { subtitle, code, patient_id, date, transcription_id = 'null::int' }: HitColumns,
  rest: string,
  of?: Look['of'],
): Look => ({
  of,
  statement: {
    name: `search.${kind}`,
    text: `select '${kind}' as kind, t.id, ${title} as title, ${subtitle} as subtitle,
        ${code} as code, ${patient_id} as patient_id, ${date} as date,
        ${transcription_id} as transcription_id
      ${rest} limit $3`,
  },
});

const ours = 't.clinic_id = $1 and t.archived_at is null';
/** SQL: the text of columns without `search_norm`, normalised like those. */
const norm = (...columns: string[]) => `search_text(concat_ws(' ', ${columns.join(', ')}))`;
const patientOf = 'join patients p on p.clinic_id = t.clinic_id and p.id = t.patient_id';

const startOfToday = () => tehranInstant(todayInTehran(), '00:00');

/**
 * $1 clinic, $2 the patterns, $3 the maximum number of rows. The statements are prepared, because they run again with
 * each typed letter.
 */
const looks: Record<SearchKind, Look> = {
  patient: look(
    'patient',
    't.full_name',
    {
      subtitle: 't.contact_number',
      code: 'coalesce(t.national_code, t.foreign_id)',
      patient_id: 't.id',
      date: 'null',
    },
    `from patients t where ${ours} and (t.search_norm like all ($2::text[]) or t.id = $4::int)
      and ${mayReadPatientSql({ patient: 't.id', clinic: '$1', doctor: '$5' })}
      order by t.id is not distinct from $4::int desc, t.full_name collate "fa_icu", t.id`,
    ({ doctorId }, { fileNumber }) => [fileNumber, doctorId],
  ),
  // Visits from today on come first, the nearest one at the top; then past ones, the latest one at the top.
  appointment: look(
    'appointment',
    'p.full_name',
    {
      subtitle: `nullif(t.fee_title, '')`,
      code: 't.appointment_code',
      patient_id: 't.patient_id',
      date: 't.starts_at',
      transcription_id: `(select max(r.id) from transcriptions r where r.clinic_id = t.clinic_id
        and r.appointment_id = t.id and r.canceled_at is null and r.archived_at is null)`,
    },
    `from appointments t ${patientOf}
      where ${ours} and ($4::int is null or t.doctor_id = $4) and (t.appointment_code like all ($2::text[])
        or t.patient_id in (select id from patients
          where clinic_id = $1 and (search_norm like all ($2::text[]) or id = $5::int)))
      order by t.patient_id is not distinct from $5::int desc, t.starts_at < $6::timestamptz,
        case when t.starts_at >= $6 then t.starts_at end, t.starts_at desc, t.id desc`,
    ({ doctorId }, { fileNumber }) => [doctorId, fileNumber, startOfToday()],
  ),
  plan: look(
    'plan',
    't.title',
    { subtitle: 'p.full_name', code: 't.code', patient_id: 't.patient_id', date: 't.created_at' },
    `from treatment_plans t ${patientOf}
      where ${ours} and ($4::int is null or t.doctor_id = $4)
        and concat_ws(' ', ${norm('t.title', 't.code')}, p.search_norm) like all ($2::text[])
      order by t.id desc`,
    ({ doctorId }) => [doctorId],
  ),
  staff: look(
    'staff',
    't."fullName"',
    { subtitle: 't.username', code: 't."systemCode"', patient_id: 'null::int', date: 'null' },
    `from users t where ${ours}
      and ${norm('t."fullName"', 't.username', 't."systemCode"', 't."phoneNumber"')} like all ($2::text[])
      order by t."fullName" collate "fa_icu", t.id`,
  ),
  product: look(
    'product',
    't.name',
    { subtitle: 't.brand', code: 't.product_code', patient_id: 'null::int', date: 'null' },
    `from products t where ${ours} and t.search_norm like all ($2::text[])
      order by t.name collate "fa_icu", t.id`,
  ),
  ticket: look(
    'ticket',
    't.subject',
    { subtitle: 't.status', code: 't.code', patient_id: 'null::int', date: 't.created_at' },
    `from tickets t where ${ours} and ($4::int is null or t."userId" = $4)
      and ${norm('t.code', 't.subject')} like all ($2::text[])
      order by t.id desc`,
    ({ ticketsOf }) => [ticketsOf],
  ),
};

/** Reads the first rows of a kind that match all words. */
export function hitsOf(
  tx: Tx,
  kind: SearchKind,
  scope: SearchScope,
  typed: Typed,
  limit: number,
): Promise<SearchHit[]> {
  const { statement, of } = looks[kind];
  const values = [scope.clinicId, typed.patterns, limit, ...(of?.(scope, typed) ?? [])];
  return tx.query<SearchHit>(statement, values);
}
