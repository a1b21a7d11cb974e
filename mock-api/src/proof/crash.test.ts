import { once } from 'node:events';
import { callerOf, type Call } from '../testing/call';
import { aProductInput } from '../testing/samples';
import { serverRuns } from '../testing/server-runs';

/* `kill -9` during writes: everything that was answered is stored, and nothing is stored partly. */

jest.setTimeout(120_000);
const { newFolder, start } = serverRuns();
const writes = 200;
const answeredBeforeTheKill = 80;

async function signedIn(address: string): Promise<Call> {
  const credentials = { username: 'mina', password: 'Ziba@1405' };
  const { body } = await callerOf(address)('POST', '/auth/login', credentials);
  return callerOf(address, () => Promise.resolve(body.token));
}

it('keeps every answered write completely', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir, SEED: 'demo' });
  const mina = await signedIn(first.address);
  const input = await aProductInput(mina, { stock: 7 });
  const answered: number[] = [];
  const sent = Array.from({ length: writes }, async (_, index) => {
    try {
      const body = { ...input, name: `کالای ${index}` };
      const answer = await mina('POST', '/products', body);
      if (answer.status === 201) answered.push(answer.body.id);
    } catch {
      // The server was killed: this write was not answered.
      return;
    }
    if (answered.length === answeredBeforeTheKill) first.child.kill('SIGKILL');
  });
  await Promise.all([...sent, once(first.child, 'close')]);
  expect(answered.length).toBeGreaterThanOrEqual(answeredBeforeTheKill);
  expect(answered.length).toBeLessThan(writes);

  const second = await start({ DATA_DIR: dataDir });
  const after = await signedIn(second.address);
  const { body } = await after(
    'GET',
    `/products/clinic/1?type_id=${input.type_id}&limit=500&page=1`,
  );
  const found = body.data as { id: number; stock: number }[];
  expect(answered.filter((id) => !found.some((row) => row.id === id))).toEqual([]);

  // A product is written with its first movement, and its stock by that movement: all of it or nothing.
  for (const { id, stock } of found) {
    const movements = await after('GET', `/products/${id}/movements`);
    const kept = (movements.body.data as { quantity: number }[]).map(({ quantity }) => quantity);
    expect({ id, stock, kept }).toEqual({ id, stock: 7, kept: [7] });
  }
});
