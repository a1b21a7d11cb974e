import { rotation } from '@ziba/shared/build/rotation';
import { mayIn, type SectionKey } from '@ziba/shared/contracts/permissions';
import { mayReadPatientSql } from '../data/own-patients';
import { patientsNamed, ruledValues } from '../testing/answer-fields';
import type { Call } from '../testing/call';
import { readJson } from '../testing/read-requests';
import { walkedRoutes, type WalkedRoute } from '../testing/route-table';
import { startApi, type TestApi } from '../testing/start-api';
import { adminOfDemo, isOfMembers, type Caller } from '../testing/walk';

/*
 * Reads every route as every kind of account, with and without 'only own patients', and compares what is shown with the
 * rules of the fields: nothing that is hidden comes through any route, and what a reader may read is there.
 */

interface Kind {
  name: string;
  sections: readonly SectionKey[];
  type?: string;
  /** The rules whose fields this kind reads; of a visit the desk reads open ones only. */
  reads: readonly string[];
}

const all = ['medical', 'treatment', 'visit'];
const staff = (name: string, sections: readonly SectionKey[], reads: readonly string[] = []) => ({
  ...{ name, sections, reads },
});
const kinds: Kind[] = [
  staff('the desk', ['appointments', 'dashboard'], ['open visit']),
  staff('who keeps the files', ['patients'], all),
  staff('an assistant', ['prescriptions'], all),
  staff('who sees the dashboard', ['dashboard']),
  staff('the accountant', ['accounting', 'reports']),
  staff('the storekeeper', ['inventory', 'services']),
  staff('who has users', ['users', 'sms-panel', 'settings']),
  {
    ...{ name: 'a doctor who only books', type: 'doctor', sections: ['appointments', 'dashboard'] },
    reads: ['treatment', 'visit'],
  },
  {
    ...{ name: 'a doctor', type: 'doctor', reads: all },
    sections: ['appointments', 'patients', 'prescriptions', 'dashboard', 'accounting', 'reports'],
  },
];
const cases = kinds.flatMap((kind) =>
  [false, true].map((isOwnOnly) => ({
    ...{ kind, isOwnOnly, folders: ['mock-api'] },
    name: `${kind.name}${isOwnOnly ? ', with own patients only' : ''}`,
  })),
);
const isOfThisRun = rotation('field readers', cases);

let api: TestApi;
let routes: WalkedRoute[];
let admin: Caller;
let manager: Call;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
  admin = await adminOfDemo(api);
  manager = await api.login('mina');
  routes = walkedRoutes(api.app).filter(
    (route) => route.method === 'GET' && isOfMembers(route) && route.allowed !== 'public',
  );
  await fillTexts();
}, 60_000);
afterAll(() => api.stop());

/** Gives every row a text in the fields with rules, so that a walk sees what is shown and what is not. */
const fillTexts = () =>
  api.db.tenant(1, async (tx) => {
    for (const text of [
      `update patients set notes = 'یادداشت'`,
      `update patient_alerts set note = 'یادداشت'`,
      `update treatment_plans set plan_notes = 'یادداشت', attachments = 'patients-1.png'`,
      `update treatment_sessions set session_description = 'شرح', report = 'گزارش',
        report_attachment = 'patients-2.png' where reported_at is not null`,
      `update appointments set description = 'علت', attachment = 'general-1.png'`,
    ]) {
      await tx.query(text);
    }
  });

async function setOwnOnly(isOwnOnly: boolean): Promise<void> {
  const { status } = await manager('PUT', '/patients/settings', { only_own_patients: isOwnOnly });
  expect(status).toBe(200);
}

/** Codes of rows of the demo data, by the route whose path contains one. */
const codes: Record<string, string> = {
  'GET /appointments/by-code/:code': 'select appointment_code as code from appointments',
  'GET /patients/by-national-code/:code': 'select national_code as code from patients',
};

async function codeFor({ name }: WalkedRoute): Promise<string | undefined> {
  const text = codes[name];
  if (!text) return undefined;
  const rows = await api.db.tenant(1, (tx) =>
    tx.query<{ code: string }>(`${text} where clinic_id = 1 order by id limit 1`),
  );
  return rows[0]?.code;
}

/** A user of this kind in the clinic of the demo data; a doctor has the patients of its first doctor. */
async function readerOf({ type, sections }: Kind) {
  if (type !== 'doctor') return api.memberOf(1, { sections, levels: [2] });
  await api.db.tenant(1, (tx) =>
    tx.query(`update users set sections = $1, levels = '{2}' where username = 'dr_sara'`, [
      sections,
    ]),
  );
  const { body } = await api.anyone('POST', '/auth/login', {
    ...{ username: 'dr_sara', password: 'Ziba@1405' },
  });
  return { token: async () => String(body.token), userId: async () => Number(body.user.id) };
}

const answerOf = ({ schema }: WalkedRoute) => (schema.response as Record<number, unknown>)[200];

/** The answers of all routes that the reader may call. */
async function readAll(token: string, access: { type: string; sections: readonly string[] }) {
  const answers: { route: WalkedRoute; body: unknown }[] = [];
  const waiting = routes.filter(({ allowed }) => isAllowed(allowed, access.sections));
  const worker = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const named = (await codeFor(route)) ?? (await admin.idFor(route)) ?? '1';
      const params = (name: string) => (name === 'clinicId' ? '1' : named);
      answers.push({ route, body: await readJson(api.address, route, token, params) });
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return answers.filter(({ body }) => body !== undefined);
}

function isAllowed(allowed: WalkedRoute['allowed'], sections: readonly string[]): boolean {
  if (allowed === 'signed-in') return true;
  const needed = typeof allowed === 'object' && 'clinic' in allowed ? allowed.clinic : allowed;
  return mayIn({ type: 'staff', sections, levels: [2] }, [needed].flat(), 'read');
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The patients that a doctor may see while the rule is on. */
async function ownPatients(doctorId: number): Promise<Set<number>> {
  const rows = await api.db.tenant(1, (tx) =>
    tx.query<{ id: number }>(
      `select p.id from patients p where p.clinic_id = 1
         and ${mayReadPatientSql({ patient: 'p.id', clinic: '1', doctor: '$1' })}`,
      [doctorId],
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

it.each(cases.filter(({ name }) => isOfThisRun(name)))(
  'shows $name what they may read, in every answer',
  async ({ kind, isOwnOnly }) => {
    await setOwnOnly(isOwnOnly);
    const reader = await readerOf(kind);
    const { type = 'staff', sections } = kind;
    const answers = await readAll(await reader.token(), { type, sections });
    expect(answers.length).toBeGreaterThan(10);

    const wrong: string[] = [];
    const read = new Set<string>();
    for (const { route, body } of answers) {
      for (const { rule, path, value, around } of ruledValues(answerOf(route), body)) {
        if (isEmpty(value)) continue;
        const isOpen = around.some(({ status }) => status === 'waiting' || status === 'visiting');
        const found = [rule, ...(isOpen ? [`open ${rule}`] : [])].find((one) =>
          kind.reads.includes(one),
        );
        if (found) read.add(found);
        else wrong.push(`${route.name} shows ${path}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect([...read].toSorted()).toEqual(kind.reads.toSorted());

    if (type !== 'doctor' || !isOwnOnly) return;
    const own = await ownPatients(await reader.userId());
    const strangers = answers.flatMap(({ route, body }) =>
      patientsNamed(body)
        .filter((id) => !own.has(id))
        .map((id) => `${route.name} names ${id}`),
    );
    expect([...new Set(strangers)]).toEqual([]);
  },
  30_000,
);
