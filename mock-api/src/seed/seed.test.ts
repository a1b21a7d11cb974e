import { documentType, documentTypes } from '@ziba/shared/contracts/financial-documents';
import { productStatuses } from '@ziba/shared/contracts/products';
import { checkPassword } from '../lib/passwords';
import { statusSql } from '../modules/products/product-status';
import { startApi, type TestApi } from '../testing/start-api';
import { addDays } from './calendar';
import { demoUsers } from './demo-users';
import { demoPatients } from './demo-patients';
import { idsByTable } from './insert-rows';
import { seed } from './seed';

const query = <Row = Record<string, unknown>>(api: TestApi, text: string, values: unknown[] = []) =>
  api.db.platform((tx) => tx.query<Row>(text, values));

describe('the demo data', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ data: 'demo' });
  });
  afterAll(() => api.stop());

  it('has the accounts that the description of the API lists', async () => {
    const accounts = await query(
      api,
      'select username, type, clinic_id, sections, levels, account_status from users order by id',
    );
    const doctor = ['dashboard', 'appointments', 'prescriptions', 'patients'];
    const rows: [string, string, number | null, string[], number[]][] = [
      ['admin', 'ziba', null, ['all'], [1]],
      ['mina', 'clinic_admin', 1, ['all'], [1]],
      ['dr_sara', 'doctor', 1, doctor, [1]],
      ['dr_omid', 'doctor', 1, doctor, [1]],
      ['reception', 'assistant', 1, ['appointments', 'patients'], [2, 3]],
      ['storekeeper', 'staff', 1, ['inventory', 'services'], [1]],
      ['viewer', 'staff', 1, ['inventory', 'services'], [2]],
      ['accountant', 'staff', 1, ['accounting', 'reports'], [1]],
      ['inactive_user', 'staff', 1, ['all'], [1]],
      ['nima', 'clinic_admin', 2, ['all'], [1]],
      ['dr_leila', 'doctor', 2, doctor, [1]],
      ['expired_admin', 'clinic_admin', 3, ['all'], [1]],
      ['suspended_admin', 'clinic_admin', 4, ['all'], [1]],
    ];
    expect(accounts).toEqual(
      rows.map(([username, type, clinic_id, sections, levels]) => ({
        username,
        type,
        clinic_id,
        sections,
        levels,
        account_status: username === 'inactive_user' ? 'suspended' : 'active',
      })),
    );
  });

  it('gives every account the same password', async () => {
    const hashes = await query<{ hash: string }>(
      api,
      'select distinct password_hash as hash from users',
    );
    for (const { hash } of hashes) {
      expect(await checkPassword('Ziba@1405', hash)).toBe(true);
      expect(await checkPassword('ziba@1405', hash)).toBe(false);
    }
  });

  it('fills clinics 1 and 2, with ids from 1 on, and later rows get the next ids', async () => {
    for (const clinic of [1, 2]) {
      const [counts] = await query<Record<string, number>>(
        api,
        `select (select count(*)::int from patients where clinic_id = $1) as patients,
           (select count(*)::int from services where clinic_id = $1 and is_default_visit) as visits,
           (select count(distinct document_type)::int from financial_documents where clinic_id = $1) as types,
           (select count(*)::int from notifications where clinic_id = $1 and type = 'low_stock') as low,
           (select count(*)::int from notifications where clinic_id = $1 and type = 'near_expiry') as expiring`,
        [clinic],
      );
      expect(counts).toMatchObject({ visits: 1, types: documentTypes.length });
      expect(counts?.patients).toBeGreaterThanOrEqual(120);
      expect(counts?.low).toBeGreaterThan(0);
      expect(counts?.expiring).toBeGreaterThan(0);
    }
    const [next] = await query<{ id: number }>(
      api,
      "insert into clinic_categories (name) values ('آزمایشی') returning id",
    );
    expect(next?.id).toBe(4);
  });

  it('has appointments from 30 days before to 14 days after, with a final status before today', async () => {
    const days = `(starts_at at time zone 'Asia/Tehran')::date`;
    // The data may have been made before midnight.
    const made = "select (min(created_at) at time zone 'Asia/Tehran')::date as today from clinics";
    const today = (await query<{ today: string }>(api, made))[0]!.today;
    for (const clinic of [1, 2]) {
      const [range] = await query<{ first: string; last: string }>(
        api,
        `select min(${days}) as first, max(${days}) as last from appointments where clinic_id = $1`,
        [clinic],
      );
      expect(range!.first >= addDays(today, -30) && range!.first <= addDays(today, -27)).toBe(true);
      expect(range!.last <= addDays(today, 14) && range!.last >= addDays(today, 9)).toBe(true);
      const statuses = await query<{ status: string }>(
        api,
        `select distinct status from appointments where clinic_id = $1 and ${days} < $2`,
        [clinic, today],
      );
      expect(statuses.map(({ status }) => status).toSorted()).toEqual([
        'canceled',
        'done',
        'no_show',
      ]);
    }
  });

  it('follows the rules of the server: no doctor or patient twice at the same time, stock equals the movements', async () => {
    for (const who of ['doctor_id', 'patient_id']) {
      const twice = `select 1 from appointments group by ${who}, starts_at having count(*) > 1`;
      expect(await query(api, twice)).toEqual([]);
    }
    const adrift = `select p.id from products p where stock <> (
      select coalesce(sum(m.quantity), 0) from stock_movements m
      where m.clinic_id = p.clinic_id and m.product_id = p.id)`;
    expect(await query(api, adrift)).toEqual([]);
    const unlike = `select p.id from products p where stock <> (
      select coalesce(sum(l.quantity), 0) from stock_lots l
      where l.clinic_id = p.clinic_id and l.product_id = p.id)`;
    expect(await query(api, unlike)).toEqual([]);
  });

  it('has products of each status', async () => {
    const rows = await query<{ status: string }>(
      api,
      `select distinct ${statusSql} as status from products t where clinic_id = 1`,
    );
    expect(rows.map(({ status }) => status).toSorted()).toEqual([...productStatuses].sort());
  });

  it('has the accounting of both clinics, and accounts that equal the documents', async () => {
    for (const clinic of [1, 2]) {
      const [counts] = await query<Record<string, number>>(
        api,
        `select (select count(*)::int from financial_info where clinic_id = $1) as profiles,
           (select count(*)::int from internal_services where clinic_id = $1) as services,
           (select count(*)::int from internal_service_documents
             where clinic_id = $1 and remaining_cost > 0) as owing,
           (select count(*)::int from devices
             where clinic_id = $1 and next_service_on < app_today()) as due,
           (select count(*)::int from insurances where clinic_id = $1) as insurances`,
        [clinic],
      );
      for (const [what, count] of Object.entries(counts ?? {})) {
        expect([clinic, what, count > 0]).toEqual([clinic, what, true]);
      }
    }
    const unsettled = `select 1 from financial_documents d where document_type = '${documentType.payment}'
      and calculated_salary_this_month - paid_amount <> (
        select coalesce(sum(amount), 0) from staff_ledger l
        where l.clinic_id = d.clinic_id and l.financial_document_id = d.id)`;
    expect(await query(api, unsettled)).toEqual([]);
  });

  it('is added once', async () => {
    expect(await seed(api.db, { seed: 'demo' })).toEqual({ filled: false });
  });
});

describe('an empty start', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await query(api, 'delete from users');
    await query(api, 'delete from general_settings');
  });
  afterAll(() => api.stop());

  it('makes only the administrator, with a password that is shown once', async () => {
    const { filled, adminPassword } = await seed(api.db, { seed: 'empty' });
    expect(filled).toBe(true);
    const users = await query<{ username: string; password_hash: string }>(
      api,
      'select username, type, password_hash from users',
    );
    expect(users).toMatchObject([{ username: 'admin', type: 'ziba' }]);
    expect(await checkPassword(adminPassword!, users[0]!.password_hash)).toBe(true);
    expect(await query(api, 'select project_name from general_settings')).toEqual([
      { project_name: 'زیبا' },
    ]);
    expect(await query(api, 'select id from clinics')).toEqual([]);
  });
});

it('gives the operator another password when demo data are asked for in production', async () => {
  const api = await startApi();
  await query(api, 'delete from users');
  await query(api, 'delete from general_settings');
  const { adminPassword } = await seed(api.db, { seed: 'demo', production: true });
  const [admin] = await query<{ password_hash: string }>(
    api,
    "select password_hash from users where username = 'admin'",
  );
  expect(await checkPassword(adminPassword ?? '', admin?.password_hash ?? '')).toBe(true);
  expect(adminPassword).not.toBe('Ziba@1405');
  await api.stop();
});

it('is the same in every run', () => {
  const once = demoPatients(1, '2026-01-01', idsByTable());
  expect(demoPatients(1, '2026-01-01', idsByTable())).toEqual(once);
});

it('uses national codes whose check digit is right', () => {
  const codes = [
    ...demoPatients(1, '2026-01-01', idsByTable()).map(({ national_code }) => national_code),
    ...demoUsers('hash', new Map()).map(({ nationalCode }) => nationalCode),
  ];
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !isValid(code))).toEqual([]);
});

function isValid(code: string): boolean {
  const digits = [...code].map(Number);
  const rest = digits.slice(0, 9).reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11;
  return digits[9] === (rest < 2 ? rest : 11 - rest);
}
