import type { Call } from '../../testing/call';
import { aRelease, aSection, publish } from '../../testing/releases';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const turn = async (clinicIds: number[], is_on: boolean, by: Call = api.platform()) =>
  by('POST', '/registry/switches', { clinic_ids: clinicIds, section: 'inventory', is_on });
/** 404 for a user who may read products, because there is no such product. */
const products = async (call: Call) => (await call('GET', '/products/1')).status;

it('removes a section from one clinic, at once and for every call, and gives it back', async () => {
  const [clinic, other] = [api.newClinic(), api.newClinic()];
  const [member, neighbour] = [clinic.as('all'), other.as('all')];
  const id = await clinic.id();
  expect(await products(member)).toBe(404);

  const off = await turn([id], false);
  expect(off).toMatchObject({
    status: 200,
    body: { section: 'inventory', is_on: false, changed: [id] },
  });
  expect(await member('POST', '/products', {})).toMatchObject({
    status: 403,
    body: { code: 'section_off', message: expect.stringContaining('خاموش است') },
  });
  expect(await products(neighbour)).toBe(404);

  expect(await turn([id], true)).toMatchObject({ body: { changed: [id] } });
  expect(await products(member)).toBe(404);
});

it('names the switch only to users who have lost something by it', async () => {
  const clinic = api.newClinic();
  await turn([await clinic.id()], false);
  const refusedTo = async (call: Call) => (await call('POST', '/products', {})).body.code;
  expect(await refusedTo(clinic.as('read'))).toBe('forbidden');
  expect(await refusedTo(clinic.as('all', { sections: ['patients'] }))).toBe('forbidden');
  expect(await refusedTo(clinic.as('all', { sections: ['inventory'] }))).toBe('section_off');
  // Another section of the user shows the products too.
  expect(await products(clinic.as('all', { sections: ['inventory', 'accounting'] }))).toBe(404);
});

it('answers which clinics it changed, so that the undoing call changes only those', async () => {
  const ids = [await api.newClinic().id(), await api.newClinic().id()];
  await turn(ids.slice(0, 1), false);
  expect(await turn(ids, false)).toMatchObject({ body: { changed: ids.slice(1) } });
  expect(await turn(ids, false)).toMatchObject({ body: { changed: [] } });
  expect(await turn(ids, true)).toMatchObject({ body: { changed: ids } });
});

it('tells the clinics that changed, and records who did it and why', async () => {
  const operator = api.platform();
  const clinic = api.newClinic();
  const id = await clinic.id();
  const body = { clinic_ids: [id], section: 'inventory', is_on: false, reason: 'تسویه نشده' };
  await operator('POST', '/registry/switches', body);
  await operator('POST', '/registry/switches', body);
  const [events, entries] = await api.db.platform(async (tx) => [
    await tx.query(
      `select type, clinic_id from events where type = 'registry.changed'
         and (clinic_id = $1 or clinic_id is null and sections = '{sections}') order by id desc limit 2`,
      [id],
    ),
    await tx.query(
      `select action, user_id, reason, after->>'section' as section from audit_log
       where entity = 'registry' and after->'clinic_ids' @> to_jsonb($1::int)`,
      [id],
    ),
  ]);
  // The consoles of the operators are told too.
  expect(events).toMatchObject([{ clinic_id: null }, { clinic_id: id }]);
  const by = await operator.userId();
  expect(entries).toEqual([
    { action: 'switch_off', user_id: by, reason: 'تسویه نشده', section: 'inventory' },
  ]);
});

it('refuses a clinic that does not exist, and then changes nothing', async () => {
  const id = await api.newClinic().id();
  expect(await turn([id, 2_000_000_000], false)).toMatchObject({
    status: 400,
    body: { fields: { clinic_ids: 'موردی که انتخاب شده است یافت نشد' } },
  });
  expect(await turn([id], true)).toMatchObject({ body: { changed: [] } });
});

describe('before it is switched', () => {
  beforeAll(async () => {
    const screens = [
      { path: '', title: 'انبار', needs: 'read' as const },
      { path: 'edit/:id', title: 'ویرایش کالا', needs: 'write' as const },
    ];
    const inventory = aSection('inventory', { menu: { order: 2, icon: 'inventory' }, screens });
    const patients = aSection('patients', { menu: { order: 1, icon: 'patients' } });
    await publish(api.anyone, aRelease('mfe-goods', '1.0.0', [inventory, patients]));
  });

  it('answers what it will do: at which clinics, with which pages, for which users', async () => {
    const [one, off] = [api.newClinic({ name: 'یاس' }), api.newClinic()];
    const ids = await Promise.all([one.id(), off.id()]);
    await turn(ids.slice(1), false);
    const storekeeper = one.as('read', { sections: ['inventory', 'patients'] });
    await storekeeper.userId();
    await one.as('all').userId();
    await one.as('all', { sections: ['patients'] }).userId();
    await one.as({ sections: ['inventory'], levels: [] }).userId();
    await api.db.platform(async (tx) =>
      tx.query(
        `insert into section_reports
           (clinic_id, user_id, plan, prefix, section, remote, version, kind, is_cold, ms)
         select $1, $2, 'p', '/clinic/inventory', 'inventory', 'mfe-goods', '1.0.0', 'opened', true, 9
         from generate_series(1, 3)`,
        [ids[0], await storekeeper.userId()],
      ),
    );
    const body = { clinic_ids: ids, section: 'inventory', is_on: false };
    expect(await api.platform()('POST', '/registry/switches/preview', body)).toMatchObject({
      status: 200,
      body: {
        clinics: [{ id: ids[0], name: 'یاس' }],
        unchanged: 1,
        pages: [
          { title: 'انبار', address: '/clinic/inventory' },
          { title: 'ویرایش کالا', address: '/clinic/inventory/edit/:id' },
        ],
        users: 2,
        landing_users: 1,
        recent_users: 1,
      },
    });
    expect(await products(storekeeper)).toBe(404);
  });
});
