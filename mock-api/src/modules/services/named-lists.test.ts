import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const lists = [
  {
    path: '/presentableServiceCategories',
    keeper: 'services',
    reader: 'appointments',
    missing: 'لطفا نام دسته‌بندی را وارد کنید',
    taken: 'این دسته‌بندی قبلا ثبت شده است',
  },
  {
    path: '/productTypes',
    keeper: 'inventory',
    reader: 'accounting',
    missing: 'لطفا نام نوع کالا را وارد کنید',
    taken: 'این نوع کالا قبلا ثبت شده است',
  },
  {
    path: '/productCategories',
    keeper: 'inventory',
    reader: 'accounting',
    missing: 'لطفا نام دسته‌بندی را وارد کنید',
    taken: 'این دسته‌بندی قبلا ثبت شده است',
  },
] as const;

describe.each(lists)('$path', ({ path, keeper, reader, missing, taken }) => {
  it('accepts the own clinic in a body, in either spelling, and no other', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('write', { sections: [keeper] });
    const other = await api.newClinic().id();
    const send = (body: object) => call('POST', path, body).then(({ status }) => status);
    expect(await send({ name: 'لیزر', clinicId: String(await clinic.id()) })).toBe(201);
    expect(await send({ name: 'پوست', clinicId: other })).toBe(404);
    expect(await send({ name: 'پوست', clinic_id: other })).toBe(404);
  });

  it('takes names that nobody can tell apart for one', async () => {
    const call = api.newClinic().as('all', { sections: [keeper] });
    await call('POST', path, { name: 'Botox پیش\u200cپرداخت' });
    for (const name of [
      'botox پیش پرداخت',
      'BOTOX پیشپرداخت\u200c',
      '\u200cBotox  پيش\u2060\u200cپرداخت',
      'Botox پیشِ پرداخت',
    ]) {
      expect({ name, ...(await call('POST', path, { name })) }).toMatchObject({
        name,
        status: 409,
        body: { fields: { name: taken } },
      });
    }
    for (const name of ['\u200c', '\u2060\u00ad', '\u061c ', '\u3164']) {
      expect(await call('POST', path, { name })).toMatchObject({
        status: 400,
        body: { fields: { name: missing } },
      });
    }
  });

  it('stores names and lists them in Persian order', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('all', { sections: [keeper] });
    for (const name of ['لیزر', 'پوست', 'بوتاکس']) await call('POST', path, { name });
    const { body: last } = await call('POST', path, { name: 'چربی', name_en: 'fat' });
    expect(last).toEqual({ id: expect.any(Number), version: 1, name: 'چربی', name_en: 'fat' });

    for (const list of [path, `${path}/clinic/${await clinic.id()}`]) {
      const { body } = await call('GET', list);
      expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
        'بوتاکس',
        'پوست',
        'چربی',
        'لیزر',
      ]);
      expect(body.meta).toMatchObject({ total: 4, totalPages: 1 });
    }
    expect((await call('POST', `${path}/${last.id}`, { name: 'لاغری' })).body).toEqual({
      ...last,
      version: 2,
      name: 'لاغری',
    });
    expect((await call('GET', `${path}/${last.id}`)).body.name).toBe('لاغری');
  });

  it('refuses a missing name, and one that the clinic has already', async () => {
    const call = api.newClinic().as('write', { sections: [keeper] });
    expect(await call('POST', path, { name: ' ' })).toMatchObject({
      status: 400,
      body: { message: missing, fields: { name: missing } },
    });
    await call('POST', path, { name: 'لیزر' });
    expect(await call('POST', path, { name: ' ليزر ' })).toMatchObject({
      status: 409,
      body: { fields: { name: taken } },
    });
  });

  it('is closed to other clinics, other sections and changes by readers', async () => {
    const clinic = api.newClinic();
    const call = clinic.as('all', { sections: [keeper] });
    const { body } = await call('POST', path, { name: 'لیزر' });
    const stranger = api.newClinic().as('all');
    expect((await stranger('POST', `${path}/${body.id}`, { name: '' })).status).toBe(404);
    expect((await stranger('GET', `${path}/clinic/${await clinic.id()}`)).status).toBe(404);

    const looking = clinic.as('all', { sections: [reader] });
    expect((await looking('GET', path)).status).toBe(200);
    expect((await looking('POST', path, { name: 'پوست' })).status).toBe(403);
    expect((await clinic.as('read', { sections: [keeper] })('POST', path, {})).status).toBe(403);
    expect((await clinic.as('all', { sections: ['support'] })('GET', path)).status).toBe(403);
  });
});
