import { addDays, todayInTehran } from '../lib/tehran';
import type { Random } from '../seed/random';
import type { Answer } from './call';
import { at } from './clinical';
import type { Step } from './histories';
import { aDesk } from './prescriptions';
import { aProductInput, created } from './samples';
import type { TestApi } from './start-api';

interface Goods {
  id: number;
  product_code: string;
  accounting_code: string;
}

const kinds = ['receive', 'consume', 'adjust', 'dispose', 'return', 'count'] as const;
const lots = ['A', 'B', null] as const;

/** Up to 12, with decimals now and then. */
const anAmount = (random: Random) => random.int(1, 12) / (random.chance(20) ? 8 : 1);
const aDate = (random: Random) =>
  random.chance(60) ? addDays(todayInTehran(), random.int(-3, 60)) : undefined;
const aLot = (random: Random) => ({ lot_no: random.pick(lots), expires_on: aDate(random) });

/** A clinic with goods, and what its doors share. */
async function aStore(api: TestApi) {
  const desk = await aDesk(api);
  const { staff } = desk;
  const goods: Goods[] = [];
  const register = async (fields: Record<string, unknown>) => {
    const answer = await staff('POST', '/products', await aProductInput(staff, fields));
    if (answer.status === 201) goods.push(answer.body);
    return answer;
  };
  await register({ stock: 6 });
  await register({ stock: 0, expiration_or_service: addDays(todayInTehran(), 9) });
  const planId = await created(staff, '/treatmentPlans', desk.aPlan());
  return { ...desk, planId, register, one: (random: Random) => random.pick(goods) };
}
type Store = Awaited<ReturnType<typeof aStore>>;

/** A step that is done with an id of a list, which answers of 201 fill. */
function ids() {
  const list: number[] = [];
  return {
    keep: (answer: Answer): Answer => {
      if (answer.status === 201) list.push(answer.body.id);
      return answer;
    },
    withOne:
      (step: (random: Random, id: number) => Promise<Answer>): Step =>
      async (random) =>
        list.length === 0 ? undefined : step(random, random.pick(list)),
  };
}

const ofGoods = ({ staff, register, one }: Store): Record<string, Step> => ({
  'register a product': (random) =>
    register({ stock: random.int(0, 6), expiration_or_service: aDate(random) }),
  'change the date of a product': (random) =>
    staff('POST', `/products/${one(random).id}`, { expiration_or_service: aDate(random) ?? null }),
  'archive a product': (random) => staff('DELETE', `/products/${one(random).id}`),
});

function ofStorekeeper({ staff, one }: Store): Record<string, Step> {
  const counts = ids();
  return {
    deliver: (random) =>
      staff('POST', '/stock-deliveries', {
        supplier: 'پخش مهر',
        is_again: random.chance(80),
        lines: Array.from({ length: random.int(1, 3) }, () => ({
          product_id: one(random).id,
          quantity: anAmount(random),
          unit_cost: random.int(0, 9) * 1000,
          ...aLot(random),
        })),
      }),
    move: (random) => {
      const kind = random.pick(kinds);
      const sign = kind === 'adjust' && random.chance(50) ? -1 : 1;
      return staff('POST', `/products/${one(random).id}/movements`, {
        kind,
        quantity: sign * anAmount(random),
        reason: 'آزمون',
        ...aLot(random),
      });
    },
    'start a count': async () =>
      counts.keep(await staff('POST', '/stock-counts', { title: 'شمارش' })),
    'count a product': counts.withOne((random, id) =>
      staff('POST', `/stock-counts/${id}/scans`, {
        code: one(random).product_code,
        quantity: anAmount(random),
      }),
    ),
    'post a count': counts.withOne((_random, id) =>
      staff('POST', `/stock-counts/${id}/post`, { reason: 'شمارش' }),
    ),
  };
}

function ofAccounting({ staff, one }: Store): Record<string, Step> {
  const documents = ids();
  const quantities = (random: Random) => ({
    purchased_quantity: random.int(0, 9),
    sold_quantity: random.int(0, 9),
  });
  return {
    'write a document': async (random) => {
      const { accounting_code } = one(random);
      const sent = { accounting_code, paid_cost: 100_000, ...quantities(random) };
      return documents.keep(await staff('POST', '/product-financial', sent));
    },
    'change a document': documents.withOne((random, id) =>
      staff('POST', `/product-financial/${id}`, quantities(random)),
    ),
    'void a document': documents.withOne((_random, id) =>
      staff('POST', `/product-financial/${id}/void`, { reason: 'اشتباه' }),
    ),
  };
}

function ofReports({ staff, planId, aSession, save, passed, one }: Store): Record<string, Step> {
  const needs = (random: Random) => ({
    required_items: Array.from({ length: random.int(1, 2) }, () => ({
      name: 'کالا',
      quantity: String(anAmount(random)),
      product_id: one(random).id,
    })),
  });
  const report = async (random: Random, path: string, added: Answer) => {
    if (added.status !== 201) return added;
    const without = { without_deduction: { reason: 'از مطب دیگر آورده شد' } };
    const sent = { report: 'انجام شد', ...(random.chance(50) && without) };
    return staff('POST', `${path}/${added.body.id}/submit-report`, sent);
  };
  return {
    'report a session': async (random) => {
      const date = at(random.int(3, 300), '16:00');
      const session = { treatment_plan_id: planId, ...aSession({ date, ...needs(random) }) };
      return report(
        random,
        '/treatmentSessions',
        await staff('POST', '/treatmentSessions', session),
      );
    },
    'report an operation': async (random) => {
      const operation = { operation_date: at(-random.int(1, 300), '17:00'), ...needs(random) };
      return report(random, '/patient-transcriptions', await save(passed(operation)));
    },
  };
}

/** A clinic of its own, and every door through which its goods move: one step of a history for each. */
export async function stockDoors(api: TestApi) {
  const store = await aStore(api);
  const steps = {
    ...ofGoods(store),
    ...ofStorekeeper(store),
    ...ofAccounting(store),
    ...ofReports(store),
  };
  return { clinicId: await store.clinic.id(), steps };
}
