import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { untilText } from './support/fields';
import { probe, publishProbe } from './support/probe-remote';
import { journey } from './support/journey';

const { open, product } = journey();

/** A failing canary has to be rolled back in this time. */
const timeoutMs = 120_000;
/** With at least this many loads, a canary is rolled back if more than 3% fail. */
const samples = 20;

async function asOperator<Answer>(path: string, body?: object): Promise<Answer> {
  const call = await apiOf(product().address, 'admin');
  const headers = { 'Content-Type': 'application/json' };
  const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
  return (await (await call(path, init)).json()) as Answer;
}

interface Change {
  action: string;
  by: string | null;
}

it('rolls back a canary automatically that fails in the browsers of its ring', async () => {
  await publishProbe(product(), '1.0.0');
  const [{ page, expected }, { page: elsewhere }] = [
    await open('mina', probe.address),
    await open('nima', probe.address),
  ];
  expected.push(/evaluation/);
  for (const visited of [page, elsewhere]) await untilText(visited, '1.0.0');

  const ring = await asOperator<{ id: number }>('/registry/rings', {
    name: 'پیشگامان',
    clinic_ids: [1],
  });
  const start = Date.now();
  await publishProbe(product(), '2.0.0', {
    faults: { entry: "throw new Error('broken on purpose')" },
    target: { kind: 'ring', ring_id: ring.id },
  });
  const newest = async () => {
    const { data } = await asOperator<{ data: Change[] }>(
      `/registry/audit?remote=${probe.remote}&limit=1`,
    );
    return data.map(({ action, by }) => ({ action, by }));
  };
  for (let load = 0; load < samples; load += 1) {
    await page.goto(probe.address);
    await untilText(page, '1.0.0');
  }
  await eventually(newest, [{ action: 'roll_back', by: null }]);
  expect(Date.now() - start).toBeLessThan(timeoutMs);
  await page.goto(probe.address);
  await untilText(page, '1.0.0');
  await elsewhere.reload();
  await untilText(elsewhere, '1.0.0');
});
