import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../testing/start-api';
import type { Call } from '../../testing/call';
import { removeLeftovers } from './leftovers';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const upload = async (call: Call, name: string, content: Buffer) => {
  const data = new FormData();
  data.append('file', new File([new Uint8Array(content)], name));
  return call('POST', '/files/upload', data);
};
const bytesAt = async (path: string) => {
  const answer = await fetch(`${api.address}${path}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa3366' } });
const exif = { IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } };

it.each(['jpeg', 'png', 'webp'] as const)(
  'stores a %s without the data of the camera',
  async (format) => {
    const content = await picture(40, 20).withExif(exif)[format]().toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const name = `a.${format}`;
    const { status, body } = await upload(api.newClinic().as('write'), name, content);
    expect(status).toBe(201);
    const { bytes } = await bytesAt(body.url);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20, format });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('somebody')).toBe(false);
    expect(body.size).toBe(bytes.length);
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer());
  },
);

it.each(['jpeg', 'png', 'webp'] as const)(
  'rotates a %s before the mark of its rotation is removed',
  async (format) => {
    const content = await picture(40, 20)[format]().withMetadata({ orientation: 6 }).toBuffer();
    const { body } = await upload(api.newClinic().as('write'), `a.${format}`, content);
    const { bytes } = await bytesAt(body.url);
    const { width, height, orientation } = await sharp(bytes).metadata();
    const turned = { width: 20, height: 40, orientation: undefined };
    expect({ width, height, orientation }).toEqual(turned);
  },
);

it.each([
  ['jpeg', {}],
  ['jpeg', { progressive: true }],
  ['png', {}],
  ['webp', {}],
] as const)('stores nothing of what follows the end of a %s (%j)', async (format, options) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 64, height: 64, channels: 3, background: '#aa3366', noise } as const;
  const content = await sharp({ create })[format](options).toBuffer();
  const hidden = await picture(40, 20).withExif(exif).jpeg().toBuffer();
  const sent = Buffer.concat([content, hidden, Buffer.from('film of somebody')]);
  const { body } = await upload(api.newClinic().as('write'), `a.${format}`, sent);
  const { bytes } = await bytesAt(body.url);
  expect(bytes.includes('somebody')).toBe(false);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer());
});

it('makes small versions, which are never larger than the picture', async () => {
  const content = await picture(2000, 1000).jpeg().toBuffer();
  const { body } = await upload(api.newClinic().as('write'), 'a.jpg', content);
  expect(body.has_thumbnails).toBe(true);
  for (const [size, width] of [
    [320, 320],
    [1280, 1280],
  ]) {
    const { answer, bytes } = await bytesAt(`${body.url}&size=${size}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width, format: 'webp' });
  }
  expect((await bytesAt(`${body.url}&size=77`)).answer.headers.get('content-type')).toBe(
    'image/jpeg',
  );
});

it('stores a file that begins like a picture but is none, without small versions', async () => {
  const content = Buffer.concat([Buffer.from('ffd8ffe000104a46', 'hex'), Buffer.alloc(100, 7)]);
  const { status, body } = await upload(api.newClinic().as('write'), 'a.jpg', content);
  expect({ status, small: body.has_thumbnails }).toEqual({ status: 201, small: false });
});

it('refuses files that the clinic has no space for, also simultaneous uploads', async () => {
  const content = await picture(64, 64).png().toBuffer();
  const limit = (content.length * 2 + 10) / 1024 ** 3;
  const clinic = api.newClinic({ storage_limit: `${limit.toFixed(12)}GB` });
  const call = clinic.as('write');
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload(call, 'a.png', content)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413]);
  expect(answers.find(({ status }) => status === 413)?.body).toEqual({
    code: 'quota_exceeded',
    message: 'فضای ذخیره‌سازی کلینیک پر شده است',
  });
  const folder = join(api.config.dataDir, 'uploads', String(await clinic.id()));
  expect(readdirSync(folder)).toHaveLength(2 * 3);
});

it('counts the bytes that the server sends for a clinic', async () => {
  const clinic = api.newClinic();
  const content = await picture(64, 64).png().toBuffer();
  const { body } = await upload(clinic.as('write'), 'a.png', content);
  await bytesAt(body.url);
  await bytesAt(body.url);
  await api.app.traffic.write();
  const rows = await api.db.tenant(await clinic.id(), (tx) =>
    tx.query('select bytes_out from usage_daily'),
  );
  expect(rows).toEqual([{ bytes_out: content.length * 2 }]);
});

describe('files without a row', () => {
  const day = 24 * 3_600_000;
  const logged: object[] = [];
  const log = { error: (details: object) => void logged.push(details) };
  const remove = (now?: number) => removeLeftovers(api.db, api.config.dataDir, log, now);
  const uploads = () => join(api.config.dataDir, 'uploads');
  const inTrash = () =>
    readdirSync(join(uploads(), '.trash'), { recursive: true }).map((name) => String(name));

  /** The files of a new clinic: old uploaded ones, and these without a row. */
  async function filesOfClinic(uploaded: number, ...names: string[]) {
    const clinic = api.newClinic();
    const call = clinic.as('write');
    const content = await picture(64, 64).png().toBuffer();
    const folder = join(uploads(), String(await clinic.id()));
    for (let count = 0; count < uploaded; count += 1) await upload(call, 'a.png', content);
    for (const name of names) writeFileSync(join(folder, name), 'x');
    const before = new Date(Date.now() - day * 1.1);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), before, before);
    return folder;
  }

  it('are in the trash after a day and are deleted after 30 more; no others are touched', async () => {
    const folder = await filesOfClinic(5, 'old.png');
    writeFileSync(join(folder, 'fresh.png'), 'x');
    const kept = readdirSync(folder).filter((name) => name !== 'old.png');
    await remove();
    expect(readdirSync(folder)).toEqual(kept);
    const moved = inTrash().find((name) => name.endsWith('old.png')) ?? 'none';
    expect(readFileSync(join(uploads(), '.trash', moved), 'utf8')).toBe('x');
    await remove(Date.now() + day * 0.5);
    expect(inTrash()).toContain(moved);
    await remove(Date.now() + 32 * day);
    expect(inTrash()).not.toContain(moved);
  });

  it('all stay, which is logged, when they are more than a tenth of all files', async () => {
    const strange = Array.from({ length: 20 }, (_, index) => `strange-${index}.png`);
    const folder = await filesOfClinic(1, ...strange);
    logged.length = 0;
    await remove();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(strange));
    expect(logged).toEqual([{ leftovers: 20, files: expect.any(Number) }]);
  });
});
