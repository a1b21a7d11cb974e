import { apiOf } from './support/api';
import type { Actor, Step } from './support/chaos/actor';
import { lostRequest, makeNetworkBad } from './support/chaos/bad-network';
import { book } from './support/chaos/bookings';
import { expectedState, readServerState, stockOf } from './support/chaos/server-state';
import { cancelBooking, moveBooking } from './support/chaos/moves';
import { correctPatient, registerPatient } from './support/chaos/patients';
import { makePlan, payPlan } from './support/chaos/plans';
import { noConfirmedWork } from './support/chaos/confirmed-work';
import { randomFrom } from './support/chaos/random';
import { serialTexts } from './support/chaos/serial';
import { buyStock } from './support/chaos/stock';
import { journey } from './support/journey';

const { open, product } = journey();

/** `CHAOS_SECONDS` sets the length of a run, and `CHAOS_SEED` repeats one: see CONTRIBUTING. */
const seed = Number(process.env.CHAOS_SEED ?? 1);
const seconds = Number(process.env.CHAOS_SECONDS ?? 20);
const network = {
  latency: Number(process.env.CHAOS_LATENCY ?? 300),
  lostAnswers: 0.15,
  lostRequests: 0.05,
};

it(
  `stores everything that two desks and a doctor saved on a bad network, seed ${seed}`,
  async () => {
    const call = await apiOf(product().address, 'mina');
    const names = await somePatients(call);
    const codes = await someProducts(call);
    const before = await stockOf(call, codes);
    const confirmed = noConfirmedWork();
    const bookOne = book(names);
    const calendar = [bookOne, bookOne, moveBooking(bookOne), moveBooking(bookOne)];
    const people: [string, Step[]][] = [
      [
        'reception',
        [...calendar, cancelBooking(bookOne), registerPatient, correctPatient('نام پدر', 'father')],
      ],
      [
        'mina',
        [...calendar, buyStock(codes), payPlan(bookOne), correctPatient('نشانی', 'address')],
      ],
      // Only the doctor makes plans, because a doctor does not see plans of others.
      ['dr_sara', [makePlan, payPlan(makePlan)]],
    ];

    const deadline = Date.now() + seconds * 1000;
    const unique = serialTexts();
    let steps = 0;
    const work = async ([username, choices]: [string, Step[]], index: number) => {
      const random = randomFrom(seed * 100 + index);
      const { page, context, expected } = await open(username, '/clinic/patients');
      expected.push(lostRequest, /status of 409/);
      // A separate generator, so that the number of requests does not change the next steps.
      await makeNetworkBad(context, randomFrom(seed * 100 + 50 + index), network);
      const actor: Actor = { username, page, random, confirmed, unique };
      while (Date.now() < deadline) {
        await random.pick(choices)(actor);
        steps += 1;
      }
    };
    await Promise.all(people.map(work));

    console.info(`chaos: ${steps} steps with seed ${seed}`);
    expect(await readServerState(call, product().clock, confirmed)).toEqual(
      expectedState(confirmed),
    );
    const bought = [...before].map(([code, stock]) => [
      code,
      stock + (confirmed.stock.get(code) ?? 0),
    ]);
    expect([...(await stockOf(call, codes))]).toEqual(bought);
  },
  seconds * 1000 + 180_000,
);

type Call = Awaited<ReturnType<typeof apiOf>>;

/** Unique names of patients of the clinic. */
async function somePatients(call: Call): Promise<string[]> {
  const answer = await call('/patients/pagination?limit=30');
  const { data } = (await answer.json()) as { data: { full_name: string }[] };
  const names = data.map(({ full_name }) => full_name);
  const unique = names.filter((name) => names.filter((other) => other.includes(name)).length === 1);
  return unique.slice(0, 6);
}

/** Accounting codes of three products. */
async function someProducts(call: Call): Promise<string[]> {
  const answer = await call('/products/clinic/1?limit=3&sort=name');
  const { data } = (await answer.json()) as { data: { accounting_code: string }[] };
  return data.map(({ accounting_code }) => accounting_code);
}
