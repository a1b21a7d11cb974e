import { gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { z } from 'zod';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    extend: async (app) => {
      app.get<{ Params: { size: string } }>('/api/text/:size', {
        onRequest: app.allow('public'),
        schema: { response: { 200: z.object({ text: z.string() }) } },
        handler: ({ params }) => ({ text: 'x'.repeat(Number(params.size)) }),
      });
    },
  });
});
afterAll(() => api.stop());

/** The raw answer; `fetch` would decompress it. */
const raw = (size: number, encoding: string) =>
  new Promise<{ encoding?: string; body: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get(`${api.address}/api/text/${size}`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).once('error', reject);
  });

it('compresses answers of a middle size for clients that accept it', async () => {
  const { encoding, body } = await raw(10_000, 'gzip, br');
  expect(encoding).toBe('gzip');
  expect(body.length).toBeLessThan(500);
  expect(JSON.parse(gunzipSync(body).toString())).toEqual({ text: 'x'.repeat(10_000) });
});

it.each([
  ['small', 500, 'gzip'],
  ['large', 100_000, 'gzip'],
  ['middling one for those who do not take it', 10_000, 'identity'],
])('does not compress a %s answer', async (_, size, accepted) => {
  const { encoding, body } = await raw(size, accepted);
  expect(encoding).toBeUndefined();
  expect(JSON.parse(body.toString())).toEqual({ text: 'x'.repeat(size) });
});
