import { invisibleRanges } from '@ziba/shared/contracts/characters';
import { smsKeys } from '@ziba/shared/contracts/sms-texts';
import type { DataCheck } from './data-check';
import { moneyChecks, stockChecks } from './sum-checks';
import { timeChecks } from './time-checks';

/** A row that is wrong: `found` says how, with the values. */
export interface Fault {
  check: string;
  table: string;
  clinic_id: number | null;
  id: number;
  found: string;
}

/** The names that people compare, by table. */
const names = [
  ['patients', 'full_name'],
  ['users', '"fullName"'],
  ['services', 'title'],
  ['products', 'name'],
  ['devices', 'device_name'],
  ['drugs', 'name'],
  ['product_types', 'name'],
  ['product_categories', 'name'],
  ['service_categories', 'name'],
  ['doctor_types', 'name'],
  ['meta_roles', 'name'],
] as const;

// PostgreSQL has no character 0.
const invisible = invisibleRanges.replace('\\u0000', '\\u0001');

const nameChecks = names.flatMap(([table, column]): DataCheck[] => [
  {
    name: 'name without a visible letter',
    table,
    text: `select clinic_id, id, to_json(${column})::text as found from ${table}
      where archived_at is null and clinic_id is not null and search_spelling(${column}) = ''`,
  },
  {
    name: 'name with invisible characters',
    table,
    text: `select clinic_id, id, to_json(${column})::text as found from ${table}
      where archived_at is null and search_spelling(${column}) <> ''
        and ${column} ~ '[${invisible}]|^[\\s\\u200c]|[\\s\\u200c]$'`,
  },
]);

const personChecks: DataCheck[] = [
  {
    name: 'birth date in the future',
    table: 'patients',
    text: `select clinic_id, id, birth_date::text as found from patients where birth_date > app_today()`,
  },
  {
    name: 'national code without ten digits',
    table: 'users',
    text: `select clinic_id, id, "nationalCode" as found from users
      where archived_at is null and "nationalCode" !~ '^[0-9]{10}$'`,
  },
  {
    name: 'active account of a person who left',
    table: 'users',
    text: `select clinic_id, id, username as found from users
      where archived_at is not null and account_status = 'active'`,
  },
];

const textChecks: DataCheck[] = [
  {
    name: 'message text with an unknown key',
    table: 'sms_templates',
    text: `select clinic_id, id, to_json(body)::text as found from sms_templates
      where regexp_replace(body, '\\{(${smsKeys.join('|')})\\}', '', 'g') ~ '[{}]'`,
  },
];

export const dataChecks: readonly DataCheck[] = [
  ...nameChecks,
  ...personChecks,
  ...textChecks,
  ...stockChecks,
  ...moneyChecks,
  ...timeChecks,
];

/** Runs a statement and returns its rows; the connection must see the rows of all clinics. */
type Query = (text: string) => Promise<readonly Omit<Fault, 'check' | 'table'>[]>;

/** All wrong rows of a database, in the order of the checks. Changes nothing. */
export async function findFaults(query: Query): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { name, table, text } of dataChecks) {
    const rows = await query(`${text} order by clinic_id, id`);
    faults.push(...rows.map((row) => ({ check: name, table, ...row })));
  }
  return faults;
}
