import { startApi, type TestApi } from '../../testing/start-api';
import { auditReaders } from './audit-readers';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Tables of clinics whose rows nobody changes by hand: bookkeeping, and what follows from other changes. */
const unwritten = [
  ...[
    'appointment_events',
    'audit_log',
    'clinic_status_events',
    'counters',
    'doctor_slots',
    'events',
  ],
  ...[
    'idempotency_keys',
    'invoice_lines',
    'jobs',
    'patient_slots',
    'row_counts',
    'section_reports',
  ],
  ...['section_switches', 'sessions', 'subscription_periods', 'switch_schedules', 'usage_daily'],
  ...[
    'consent_versions',
    'platform_payments',
    'backups',
    'otp_requests',
    'activation_log',
    'activations',
  ],
];

it('has decided for every table of clinics who reads its changes', async () => {
  const rows = await api.db.platform((tx) =>
    tx.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'clinic_id' and t.table_type = 'BASE TABLE'`,
    ),
  );
  expect(rows.length).toBeGreaterThan(40);
  const undecided = rows.filter(({ name }) => !(name in auditReaders) && !unwritten.includes(name));
  expect(undecided).toEqual([]);
});
