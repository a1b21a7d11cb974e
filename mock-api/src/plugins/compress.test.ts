import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

it.each([
  ['br', 'gzip, br', 10_000, brotliDecompressSync],
  ['gzip', 'gzip', 10_000, gunzipSync],
  // Brotli would take too long for it.
  ['gzip', 'gzip, br', 50_000, gunzipSync],
] as const)('compresses an answer of a middle size with %s for %s', async (...example) => {
  const [encoding, accepted, size, decompress] = example;
  const answer = await raw(size, accepted);
  expect(answer.encoding).toBe(encoding);
  expect(answer.body.length).toBeLessThan(500);
  expect(JSON.parse(decompress(answer.body).toString())).toEqual({ text: 'x'.repeat(size) });
});

it.each([
  ['small', 500, 'gzip'],
  ['large', 100_000, 'gzip, br'],
  ['middling one for those who do not take it', 10_000, 'identity'],
])('does not compress a %s answer', async (_, size, accepted) => {
  const { encoding, body } = await raw(size, accepted);
  expect(encoding).toBeUndefined();
  expect(JSON.parse(body.toString())).toEqual({ text: 'x'.repeat(size) });
});
