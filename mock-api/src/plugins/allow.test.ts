import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const patient = {
  full_name: 'سارا رضایی',
  national_code: '0012345679',
  birth_date: '1990-05-01',
  father_name: 'علی',
  contact_number: '09121234567',
  gender: 'خانم',
  address: 'شیراز',
  weight: 60,
  height: 165,
  insurance_type: 'آزاد',
  special_disease: 'ندارد',
};

describe('levels', () => {
  it.each([
    ['read', 200, 403],
    ['write', 200, 201],
    ['delete', 200, 403],
    ['all', 200, 201],
  ] as const)('%s answers GET with %p and POST with %p', async (level, get, post) => {
    const call = api.newClinic().as(level);
    expect((await call('GET', '/patients/pagination')).status).toBe(get);
    expect((await call('POST', '/patients', patient)).status).toBe(post);
  });

  it('without a level every call is refused', async () => {
    const call = api.newClinic().as();
    expect(await call('GET', '/patients/pagination')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });
});

describe('sections', () => {
  it('one of the sections that show something is enough to read it', async () => {
    const call = api.newClinic().as('all', { sections: ['appointments'] });
    expect(await call('GET', '/patients/pagination')).toMatchObject({ status: 200 });
    expect(await call('POST', '/patients', patient)).toMatchObject({ status: 403 });
  });

  it('without any of them the call is refused', async () => {
    const call = api.newClinic().as('all', { sections: ['inventory'] });
    expect(await call('GET', '/patients/pagination')).toMatchObject({ status: 403 });
  });

  it("the platform's account is refused on calls of clinics, and members on calls of the operator", async () => {
    expect(await api.platform()('GET', '/patients/pagination')).toMatchObject({ status: 403 });
    expect(await api.newClinic().as('all')('GET', '/clinics/pagination')).toMatchObject({
      status: 403,
    });
  });
});

describe('the order of refusal', () => {
  const unusable = { full_name: 12, surprise: true };

  it('401 comes before everything else', async () => {
    expect(await api.anyone('POST', '/patients/999', unusable)).toMatchObject({ status: 401 });
  });

  it('403 comes before 404 and 400', async () => {
    const reader = api.newClinic().as('read');
    expect(await reader('POST', '/patients/999', unusable)).toMatchObject({ status: 403 });
  });

  it('404 comes before 400', async () => {
    const owner = api.newClinic().as('all');
    const { body } = await owner('POST', '/patients', patient);
    const stranger = api.newClinic().as('all');
    expect(await stranger('POST', `/patients/${body.id}`, unusable)).toMatchObject({ status: 404 });
    expect(await owner('POST', `/patients/${body.id}`, unusable)).toMatchObject({ status: 400 });
  });

  it('400 comes before 409', async () => {
    const call = api.newClinic().as('all');
    await call('POST', '/patients', patient);
    expect(await call('POST', '/patients', { ...patient, height: -1 })).toMatchObject({
      status: 400,
    });
    expect(await call('POST', '/patients', patient)).toMatchObject({ status: 409 });
  });
});

describe('the start fails for a route', () => {
  const adding = (add: (app: FastifyInstance) => void) => async () => {
    const { buildApp } = await import('../build-app');
    const parts = {
      config: api.config,
      db: api.db,
      sessionSecret: 's'.repeat(32),
      publishToken: 't',
    };
    await buildApp({ ...parts, extend: (app) => Promise.resolve(add(app)) });
  };

  it('without a permission', async () => {
    const start = adding((app) => app.get('/api/open', { handler: () => 'everything' }));
    await expect(start()).rejects.toThrow('GET /api/open states no permission');
  });

  it('without a schema of its answer', async () => {
    const start = adding((app) =>
      app.get('/api/open', { onRequest: app.allow('public'), handler: () => 'everything' }),
    );
    await expect(start()).rejects.toThrow('GET /api/open states no schema');
  });

  it('and nothing that the schema does not contain is answered', async () => {
    const { buildApp } = await import('../build-app');
    const parts = {
      config: api.config,
      db: api.db,
      sessionSecret: 's'.repeat(32),
      publishToken: 't',
    };
    const app = await buildApp({
      ...parts,
      extend: async (instance) => {
        instance.get('/api/row', {
          onRequest: instance.allow('public'),
          schema: { response: { 200: z.object({ id: z.number() }) } },
          handler: async () => ({ id: 1, password_hash: 'secret' }),
        });
      },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/row`);
    expect(await answer.json()).toEqual({ id: 1 });
    await app.close();
  });
});
