import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ data: 'demo' });
});
afterAll(() => api.stop());

const rows = (text: string) => api.db.platform((tx) => tx.query(text));

it('has payments for every paid amount', async () => {
  for (const [table, column] of [
    ['appointments', 'appointment_id'],
    ['treatment_sessions', 'session_id'],
    ['transcriptions', 'transcription_id'],
  ]) {
    const wrong = await rows(`select t.clinic_id, t.id, t.paid_amount from ${table} t
      left join payments p on p.clinic_id = t.clinic_id and p.${column} = t.id
      group by t.clinic_id, t.id having t.paid_amount <> coalesce(sum(p.amount), 0)`);
    expect(wrong).toEqual([]);
  }
});

it.each([1, 2])('has debts, credit and closed days in clinic %i', async (clinic) => {
  const balances = await rows(`select sum(amount) as balance from patient_ledger
    where clinic_id = ${clinic} group by patient_id`);
  expect(balances.some(({ balance }) => Number(balance) > 0)).toBe(true);
  expect(balances.some(({ balance }) => Number(balance) < 0)).toBe(true);
  const [days] = await rows(`select count(*)::int as closed,
      count(*) filter (where difference <> 0)::int as short
    from cash_days where clinic_id = ${clinic} and closed_at is not null`);
  expect(days).toMatchObject({ closed: expect.any(Number), short: expect.any(Number) });
  expect(Number(days?.closed)).toBeGreaterThan(5);
});

it('charges what was done once, and for everything else at most what was paid', async () => {
  const twice = await rows(`select ref_kind, ref_id from patient_ledger where kind = 'charge'
    group by clinic_id, ref_kind, ref_id having count(*) > 1`);
  expect(twice).toEqual([]);
  const wrong = await rows(`select a.id from appointments a
    left join patient_ledger l on l.clinic_id = a.clinic_id and l.kind = 'charge'
      and l.ref_kind = 'appointment' and l.ref_id = a.id
    where a.status = 'done' and a.fee_amount > 0
      and a.fee_amount - a.discount_amount - a.insurance_share <> -coalesce(l.amount, 0)`);
  expect(wrong).toEqual([]);
});
