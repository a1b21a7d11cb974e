import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startApi, type TestApi } from '../../testing/start-api';
import type { Call } from '../../testing/call';
import { aPatientInput, created } from '../../testing/samples';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const form = (name: string, content: Buffer, folder?: string) => {
  const data = new FormData();
  if (folder) data.append('path', folder);
  data.append('file', new File([new Uint8Array(content)], name));
  return data;
};

const upload = (call: Call, name = 'عکس.png', content = png, folder?: string) =>
  call('POST', '/files/upload', form(name, content, folder));

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.address}${path}`, { headers });

it('stores an upload under its own name and shows it through a signed address', async () => {
  const { status, body } = await upload(api.newClinic().as('write'), 'عکس.png', png, 'patients');
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      id: expect.any(Number),
      fileName: expect.stringMatching(/^patients-[0-9a-f]{24}\.png$/),
      path: `/uploads/patients/${body.fileName}`,
      url: expect.stringContaining(`/api/files/${body.fileName}?`),
      originalName: 'عکس.png',
      mime: 'image/png',
      size: png.length,
      has_thumbnails: true,
      paths: [body.path],
    },
  });

  const shown = await open(body.url);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(png.length),
    'cache-control': 'private, max-age=600',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('عکس.png')}`,
  });
});

it('shows a clinic the logo that the platform gave it, and everybody that of the product', async () => {
  const operator = api.platform();
  const clinic = api.newClinic();
  const [own, product, secret] = [
    (await upload(operator)).body,
    (await upload(operator)).body,
    (await upload(operator)).body,
  ];
  await operator('POST', `/clinics/${await clinic.id()}`, { avatar_image: own.path });
  await operator('POST', '/settings/general/1', { logo_image: product.path });
  const status = async (call: Call, file: { fileName: string }) =>
    (await call('GET', `/files/${file.fileName}`)).status;

  const member = clinic.as('read');
  expect(await status(member, own)).toBe(200);
  expect(await status(member, product)).toBe(200);
  expect(await status(member, secret)).toBe(404);
  expect(await status(api.newClinic().as('read'), own)).toBe(404);
  expect(await status(api.anyone, product)).toBe(200);
  expect(await status(api.anyone, own)).toBe(401);
});

it('stores every file of a request, in their order', async () => {
  const call = api.newClinic().as('write');
  const two = form('first.png', png, '');
  two.append('file', new File([new Uint8Array(png)], 'second.png'));
  const { status, body } = await call('POST', '/files/upload', two);
  expect({ status, name: body.originalName }).toEqual({ status: 201, name: 'first.png' });
  expect(body.paths).toEqual([body.path, expect.stringMatching(/^\/uploads\/general\/general-/)]);
  const second = body.paths[1].split('/').at(-1);
  expect((await call('GET', `/files/${second}`)).status).toBe(200);
});

it('serves the stored address with the same rules', async () => {
  const call = api.newClinic().as('write');
  const { body } = await upload(call);
  const query = body.url.split('?')[1];
  expect((await open(`${body.path}?${query}`)).status).toBe(200);
  expect((await open(body.path)).status).toBe(401);
  expect((await open(`/uploads/patients/${body.fileName}?${query}`)).status).toBe(404);
});

it('opens a file for a session of its clinic, and for no other', async () => {
  const clinic = api.newClinic();
  const call = clinic.as('write');
  const { body } = await upload(call);
  const path = `/files/${body.fileName}`;
  expect(await call('GET', path)).toMatchObject({ status: 200 });
  expect(await api.newClinic().as('all')('GET', path)).toMatchObject({ status: 404 });
  expect(await api.platform()('GET', path)).toMatchObject({ status: 404 });
  expect(await api.anyone('GET', path)).toMatchObject({ status: 401 });
  expect(await clinic.as('read')('GET', '/files/missing.png')).toMatchObject({ status: 404 });
});

it("needs a section that shows a patient's files", async () => {
  const clinic = api.newClinic();
  const staff = clinic.as('write');
  const { body } = await upload(staff, 'a.png', png, 'patients');
  await created(staff, '/patients', aPatientInput({ avatar_image: body.fileName }));
  const [storekeeper, reception] = ['inventory', 'appointments'].map((section) =>
    clinic.as('read', { sections: [section] }),
  );
  expect(await storekeeper!('GET', `/files/${body.fileName}`)).toMatchObject({ status: 403 });
  expect(await reception!('GET', `/files/${body.fileName}`)).toMatchObject({ status: 200 });
  const signed = await storekeeper!('GET', `/files/sign?names=${body.fileName}`);
  expect(signed.body).toEqual({ data: {}, names: {} });
  expect((await reception!('GET', `/files/sign?names=${body.fileName}`)).body.names).toEqual({
    [body.fileName]: 'a.png',
  });
});

it('lets the operator see the files that the data of a clinic refer to', async () => {
  const clinic = api.newClinic();
  const { body } = await upload(clinic.as('write'), 'logo.png');
  const id = await clinic.id();
  await api.db.platform((tx) =>
    tx.query('update clinics set avatar_image = $2 where id = $1', [id, body.path]),
  );
  expect(await api.platform()('GET', `/files/${body.fileName}`)).toMatchObject({ status: 200 });
});

describe('a signed address', () => {
  it('serves no other file and at no other time', async () => {
    const clinic = api.newClinic();
    const [one, other] = [await upload(clinic.as('write')), await upload(clinic.as('write'))];
    const query = one.body.url.split('?')[1];
    const until = /until=(\d+)/.exec(query)?.[1] ?? '';
    expect((await open(`/api/files/${other.body.fileName}?${query}`)).status).toBe(401);
    const later = one.body.url.replace(until, String(Number(until) + 60_000));
    expect((await open(later)).status).toBe(401);
  });

  it('expires within ten minutes', async () => {
    const { body } = await upload(api.newClinic().as('write'));
    const now = Date.now();
    expect(Number(/until=(\d+)/.exec(body.url)?.[1])).toBeLessThanOrEqual(now + 600_000);
    jest.useFakeTimers({ now: now + 601_000, doNotFake: [...notDate] });
    const { status } = await open(body.url);
    jest.useRealTimers();
    expect(status).toBe(401);
  });

  it('is made for names in any stored form, and for the picture of services', async () => {
    const call = api.newClinic().as('write');
    const { body } = await upload(call);
    const names = `${body.path},missing.png,uploads/services/default.png`;
    const { body: signed } = await call('GET', `/files/sign?names=${names}`);
    expect(Object.keys(signed.data)).toEqual([body.fileName, 'default.png']);
    expect((await open(signed.data[body.fileName])).status).toBe(200);
    const picture = await open(signed.data['default.png']);
    expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/png',
    });
  });
});

const notDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

describe('refused is', () => {
  const call = () => api.newClinic().as('write');
  const tenMegabytes = 10 * 1024 * 1024;
  const large = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);

  it.each([
    ['a type that is not accepted', 'page.html', Buffer.from('<script>'), 415],
    ['a picture by its name only', 'photo.png', Buffer.from('<svg onload=alert(1)>'), 415],
    ['a program with a harmless ending', 'letter.pdf', Buffer.from('MZ program'), 415],
    ['an archive that is no document', 'letter.docx', Buffer.from('PK\u0003\u0004 something'), 415],
    ['a picture with the wrong ending', 'photo.jpg', png, 415],
    ['an empty file', 'empty.png', Buffer.alloc(0), 400],
  ])('%s', async (_, name, content, status) => {
    const answer = await upload(call(), name, content);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status,
      message: expect.stringMatching(/[آ-ی]/),
    });
  });

  it('more than ten megabytes, which stores nothing; exactly ten are accepted', async () => {
    const clinic = api.newClinic();
    expect(await upload(clinic.as('write'), 'a.png', large(tenMegabytes + 1))).toMatchObject({
      status: 413,
      body: { message: 'حجم فایل نباید بیشتر از ۱۰ مگابایت باشد' },
    });
    const folder = join(api.config.dataDir, 'uploads', String(await clinic.id()));
    expect(existsSync(folder)).toBe(false);
    expect(await upload(clinic.as('write'), 'a.png', large(tenMegabytes))).toMatchObject({
      status: 201,
    });
    expect(readdirSync(folder).filter((name) => name.endsWith('.png'))).toHaveLength(1);
  });

  it('a folder that does not exist', async () => {
    expect(await upload(call(), 'a.png', png, '../../etc')).toMatchObject({
      status: 400,
      body: { fields: { path: expect.any(String) } },
    });
  });

  it('a folder named after the first file', async () => {
    const data = form('a.png', png);
    data.append('path', 'patients');
    expect(await call()('POST', '/files/upload', data)).toMatchObject({
      status: 400,
      body: { fields: { path: expect.any(String) } },
    });
  });

  it('a request without files', async () => {
    expect(await call()('POST', '/files/upload', { file: 'a.png' })).toMatchObject({ status: 415 });
    expect(await api.anyone('POST', '/files/upload', form('a.png', png))).toMatchObject({
      status: 401,
    });
  });

  it.each(['/api/files/..%2f..%2fsession-secret', '/uploads/..%2f..%2fsession-secret/x'])(
    'a path out of the folder: %s',
    async (path) => {
      expect([401, 404]).toContain((await open(path)).status);
    },
  );
});

it('accepts at least sixty uploads a minute from one user, but not any number', async () => {
  const call = api.newClinic().as('write');
  const statuses = [];
  for (let count = 0; count < 13; count += 1) {
    const ten = await Promise.all(Array.from({ length: 10 }, () => upload(call)));
    statuses.push(...ten.map(({ status }) => status));
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(201));
  expect(statuses.at(-1)).toBe(429);
});
