import { apiOf } from './support/api';
import type { Actor, Step } from './support/chaos/actor';
import { lostRequest, makeNetworkBad } from './support/chaos/bad-network';
import { book } from './support/chaos/bookings';
import { expectedState, readServerState, stockOf } from './support/chaos/server-state';
import { cancelBooking, moveBooking, payVisit } from './support/chaos/moves';
import { correctPatient, registerPatient } from './support/chaos/patients';
import { makePlan, payPlan, reportSession, type Goods } from './support/chaos/plans';
import { noConfirmedWork } from './support/chaos/confirmed-work';
import { stepCounts } from './support/chaos/counts';
import { randomFrom } from './support/chaos/random';
import { serialTexts } from './support/chaos/serial';
import { buyStock } from './support/chaos/stock';
import { turnsOf } from './support/chaos/turns';
import { journey } from './support/journey';

const { open, product } = journey();

/** How many steps all actors do together, and which: see CONTRIBUTING. */
const seed = Number(process.env.CHAOS_SEED ?? 1);
const steps = Number(process.env.CHAOS_STEPS ?? 60);
/** Afterwards no step begins, and the run fails if steps are missing. */
const seconds = Number(process.env.CHAOS_SECONDS ?? steps * 8);
const network = {
  latency: Number(process.env.CHAOS_LATENCY ?? 300),
  lostAnswers: 0.15,
  lostRequests: 0.05,
};

it(
  `stores everything that two desks and a doctor saved on a bad network in ${steps} steps, seed ${seed}`,
  async () => {
    const call = await apiOf(product().address, 'mina');
    const goods = await someGoods(call);
    const codes = goods.map(({ code }) => code);
    const before = await stockOf(call, codes);
    const confirmed = noConfirmedWork();
    const people = decks(await somePatients(call), goods);
    const counts = stepCounts(people.flatMap(([, deck]) => deck.map(({ kind }) => kind)));

    const deadline = Date.now() + seconds * 1000;
    const unique = serialTexts();
    const work = async ([username, deck]: [string, Step[]], index: number) => {
      const random = randomFrom(seed * 100 + index);
      const { page, context, expected } = await open(username, '/clinic/patients');
      expected.push(lostRequest, /status of 409/);
      // A separate generator, so that the number of requests does not change the next steps.
      await makeNetworkBad(context, randomFrom(seed * 100 + 50 + index), network);
      const actor: Actor = { username, page, random, confirmed, unique };
      const next = turnsOf(actor, deck);
      for (let left = Math.ceil(steps / people.length); left > 0 && Date.now() < deadline; left--) {
        const step = next();
        await counts.count(step, () => step.run(actor));
      }
    };
    await Promise.all(people.map(work));

    console.info(`chaos: ${counts.total()} steps with seed ${seed}\n${counts.table()}`);
    expect(await readServerState(call, product().clock, confirmed)).toEqual(
      expectedState(confirmed),
    );
    const left = codes.map((code) => [
      code,
      (before.get(code) ?? NaN) + (confirmed.stock.get(code) ?? 0),
    ]);
    expect([...(await stockOf(call, codes))]).toEqual(left);
    expect(counts.total()).toBeGreaterThanOrEqual(steps);
    expect(counts.missing()).toEqual([]);
  },
  seconds * 1000 + 180_000,
);

/** What each user does; a step that stands twice is done twice as often. */
function decks(patients: readonly string[], goods: readonly Goods[]): [string, Step[]][] {
  const bookOne = book(patients);
  const calendar = [bookOne, bookOne, moveBooking, moveBooking, payVisit];
  const codes = goods.map(({ code }) => code);
  return [
    [
      'reception',
      [...calendar, cancelBooking, registerPatient, correctPatient('نام پدر', 'father')],
    ],
    ['mina', [...calendar, buyStock(codes), payPlan, correctPatient('نشانی', 'address')]],
    // Only the doctor makes plans, because a doctor does not see plans of others.
    ['dr_sara', [makePlan(goods), makePlan(goods), payPlan, reportSession]],
  ];
}

type Call = Awaited<ReturnType<typeof apiOf>>;

/** Unique names of patients of the clinic. */
async function somePatients(call: Call): Promise<string[]> {
  const answer = await call('/patients/pagination?limit=30');
  const { data } = (await answer.json()) as { data: { full_name: string }[] };
  const names = data.map(({ full_name }) => full_name);
  const unique = names.filter((name) => names.filter((other) => other.includes(name)).length === 1);
  return unique.slice(0, 6);
}

/** The three products of which most is in stock, among those with names that are shown as they are stored. */
async function someGoods(call: Call): Promise<Goods[]> {
  type Product = { name: string; accounting_code: string; stock: number };
  const answer = await call('/products/clinic/1?limit=100');
  const { data } = (await answer.json()) as { data: Product[] };
  return data
    .filter(({ name }) => !/[\d۰-۹]/.test(name))
    .toSorted((one, other) => other.stock - one.stock)
    .slice(0, 3)
    .map(({ name, accounting_code: code }) => ({ name, code }));
}
