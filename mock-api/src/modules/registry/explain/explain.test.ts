import type { Explanation } from '@ziba/shared/contracts/section-switches';
import { aRelease, aSection, publish } from '../../../testing/releases';
import { startApi, type TestApi } from '../../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const sections = ['reports', 'inventory'].map((key) => aSection(key));
  await publish(api.anyone, aRelease('mfe-a', '1.4.0', sections));
});
afterAll(() => api.stop());

async function explain(clinicId: number, userId: number, section: string) {
  const url = `/registry/explain?clinic_id=${clinicId}&user_id=${userId}&section=${section}`;
  const { status, body } = await api.platform()('GET', url);
  expect(status).toBe(200);
  const explanation = body as Explanation;
  const wrong = explanation.steps.filter(({ verdict }) => verdict === 'bad');
  return { ...explanation, wrong: wrong.map(({ step }) => step) };
}

it('finds no problem when there is none, and names what the user gets now', async () => {
  const clinic = api.newClinic({ name: 'کلینیک نسترن' });
  const member = clinic.as('read', { sections: ['inventory'] });
  const [clinicId, userId] = [await clinic.id(), await member.userId()];
  const { body: plan } = await member('GET', '/registry');
  expect(await explain(clinicId, userId, 'inventory')).toMatchObject({
    clinic: { id: clinicId, name: 'کلینیک نسترن' },
    is_visible: true,
    plan: plan.plan,
    remote: 'mfe-a',
    version: '1.4.0',
    wrong: [],
  });
});

it('names all problems at once, and what to do', async () => {
  const clinic = api.newClinic({
    features: 'فایل',
    account_status: 'suspended',
    suspention_reason: 'مدارک ناقص',
    subscription_start_date: '2020-01-01',
  });
  const member = clinic.as({ sections: ['inventory'], levels: [] });
  const [clinicId, userId] = [await clinic.id(), await member.userId()];
  const reason = 'تسویه نشده';
  const off = { clinic_ids: [clinicId], section: 'reports', is_on: false, reason };
  await api.platform()('POST', '/registry/switches', off);
  await api.db.platform((tx) =>
    tx.query(`update users set account_status = 'suspended' where id = $1`, [userId]),
  );
  const { wrong, steps, is_visible } = await explain(clinicId, userId, 'reports');
  expect(is_visible).toBe(false);
  const inTheWay = ['clinic_active', 'subscription', 'feature', 'switch', 'account', 'access'];
  expect(wrong).toEqual(inTheWay);
  const textOf = (wanted: string) => steps.find(({ step }) => step === wanted)?.text;
  expect(textOf('clinic_active')).toContain('مدارک ناقص');
  expect(textOf('feature')).toContain('«گزارش»');
  expect(textOf('switch')).toMatch(/خاموش کرده است \(تسویه نشده\)/);
});

it('finds a section that nobody has published, and how the last opening ended', async () => {
  const clinic = api.newClinic();
  const member = clinic.as('read');
  const [clinicId, userId] = [await clinic.id(), await member.userId()];
  expect((await explain(clinicId, userId, 'patients')).wrong).toEqual(['registered']);

  const report = (kind: string, code: string | null, at: string) =>
    api.db.platform((tx) =>
      tx.query(
        `insert into section_reports
           (clinic_id, user_id, plan, prefix, section, remote, version, kind, code, is_cold, ms, at)
         values ($1, $2, 'p', '/clinic/inventory', 'inventory', 'mfe-a', '1.4.0', $3, $4, true, 9, $5)`,
        [clinicId, userId, kind, code, at],
      ),
    );
  await report('failed', 'integrity-entry', new Date().toISOString());
  const failed = await explain(clinicId, userId, 'inventory');
  expect(failed).toMatchObject({ is_visible: true, wrong: ['last_load'] });
  expect(failed.steps.at(-1)?.text).toContain('integrity-entry');
  await report('opened', null, new Date(Date.now() + 1000).toISOString());
  expect((await explain(clinicId, userId, 'inventory')).wrong).toEqual([]);
});

it('does not find a user of another clinic', async () => {
  const [clinic, other] = [api.newClinic(), api.newClinic()];
  const userId = await other.as('all').userId();
  const url = `/registry/explain?clinic_id=${await clinic.id()}&user_id=${userId}&section=users`;
  expect(await api.platform()('GET', url)).toMatchObject({ status: 404 });
});
