import type { Random } from '../seed/random';
import { jalaliMonth, lastJalaliMonth, moveMonth } from '../lib/jalali-months';
import { addDays, tehranInstant, todayInTehran } from '../lib/tehran';
import { payableOf } from '../testing/debts';
import { runHistories, type History } from '../testing/histories';
import { aPayrollClinic, appointmentDone, visitShare } from '../testing/payroll';
import { created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

/*
 * Whatever is paid, refunded, voided, posted and closed in whatever order: the accounts of the staff are what their posted
 * months say, no work is counted twice, and the profit is the sum of its rows. `HISTORIES=1000` runs a thousand histories.
 */

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const cost = 1000;
/** The last three months that are over, and a day in each. */
const months = [-2, -1, 0].map((back) => moveMonth(lastJalaliMonth(), back));
const dayIn = (month: string) => addDays(jalaliMonth(month).from, 9);
const today = todayInTehran();
const range = `from=${jalaliMonth(months[0] ?? '').from}&to=${today}`;

/** What must never be found: accounts, lines and works that do not agree with one another. */
const wrongRows = [
  `select 'account' as what, u.id,
      coalesce((select sum(amount) from staff_ledger s where s.clinic_id = $1 and s.staff_id = u.id), 0) as stored,
      coalesce((select sum(total) from payroll_lines l where l.clinic_id = $1 and l.user_id = u.id
        and l.voided_at is null), 0)
      - coalesce((select sum(paid_amount) from financial_documents d where d.clinic_id = $1
        and d.user_id = u.id and d.voided_at is null), 0) as should
    from users u where u.clinic_id = $1`,
  `select 'patient' as what, p.id,
      coalesce((select sum(amount) from patient_ledger l where l.clinic_id = $1
        and l.patient_id = p.id and l.kind <> 'charge'), 0) as stored,
      coalesce((select sum(y.amount - y.refunded_amount) from payments y where y.clinic_id = $1
        and y.patient_id = p.id and y.status <> 'void'), 0) as should
    from patients p where p.clinic_id = $1`,
  `select 'base' as what, l.id, l.base_amount as stored, coalesce(sum(i.amount), 0) as should
    from payroll_lines l left join payroll_items i on i.clinic_id = l.clinic_id
      and i.line_id = l.id and not i.is_correction
    where l.clinic_id = $1 group by l.clinic_id, l.id, l.base_amount`,
  `select 'correction' as what, l.id, l.correction as stored,
      coalesce(round(sum(i.amount * i.percentage_value) / 100), 0) as should
    from payroll_lines l left join payroll_items i on i.clinic_id = l.clinic_id
      and i.line_id = l.id and i.is_correction
    where l.clinic_id = $1 group by l.clinic_id, l.id, l.correction`,
  `select 'paid' as what, a.id, a.paid_amount as stored,
      coalesce((select sum(p.amount - p.refunded_amount) from payments p
        where p.clinic_id = $1 and p.appointment_id = a.id and p.status <> 'void'), 0) as should
    from appointments a where a.clinic_id = $1`,
]
  .map((sql) => `select * from (${sql}) x where x.stored <> x.should`)
  .join(' union all ');

const countedTwice = `select 'twice' as what, i.appointment_id as id, sum(i.amount) as stored
  from payroll_items i join payroll_lines l on l.clinic_id = i.clinic_id and l.id = i.line_id
    and l.voided_at is null
  where i.clinic_id = $1 group by i.appointment_id having sum(i.amount) > ${cost}`;

async function aClinic(): Promise<History> {
  const { clinic, accountant, staff, post } = await aPayrollClinic(api);
  const doctor = await staff(visitShare, 'دکتر', 'doctor');
  const clinicId = await clinic.id();
  /** The main till and two desks, to which the accountant moves. */
  const points = [
    null,
    await created(accountant, '/cash/points', { name: 'پایین' }),
    await created(accountant, '/cash/points', { name: 'بالا' }),
  ];
  const me = await accountant.userId();
  const visits: number[] = [];
  const service = await created(accountant, '/internal-services', { subject: 'نظافت' });
  const payments: number[] = [];
  const runs: number[] = [];
  /** What was paid by each posted expense, bill and document of a person, in tomans, by its address. */
  const paid = new Map<string, number>();
  /** Those of them that were paid by a method of the till. */
  const throughTill = new Set<string>();
  const dayOf = (random: Random) => dayIn(random.pick(months));

  const wrong = async () => {
    const found = await api.db.tenant(clinicId, async (tx) => {
      const rows = await tx.query(wrongRows, [clinicId]);
      return [...rows, ...(await tx.query(countedTwice, [clinicId]))];
    });
    const asked = [`/reports/profit?${range}`, `/reports/income?${range}`, '/cash/days?limit=500'];
    const answers = await Promise.all(asked.map((path) => accountant('GET', path)));
    const [{ total, data }, income, cash] = answers.map(({ body }) => body);
    const spent = (kind: string, isCounted: (path: string) => boolean = () => true) =>
      [...paid]
        .filter(([path]) => path.startsWith(kind) && isCounted(path))
        .reduce((sum, [, amount]) => sum + amount, 0);
    const sums = {
      result: [total.result, income.total - spent('/')],
      services: [total.services, spent('/internal-service-documents')],
      staff: [total.staff, spent('/financial-documents')],
      months: [total.result, sumOf(data, 'result')],
      cash: [
        sumOf(cash.data, 'expected_total'),
        income.total - spent('/', (path) => throughTill.has(path)),
      ],
    };
    const unequal = Object.entries(sums).filter(([, [is, should]]) => is !== should);
    return [...found, ...unequal];
  };

  const pay = async (path: string, random: Random, input: object) => {
    const amount = random.pick([50, 700]);
    const name = path === '/expenses' ? 'amount' : 'paid_amount';
    const payment_method = random.pick(['cash', 'card', null]);
    const by = path === '/expenses' ? {} : { payment_method };
    const answer = await accountant('POST', path, { ...input, ...by, [name]: amount });
    if (answer.status === 201) {
      const address = `${path}/${answer.body.id}`;
      paid.set(address, amount);
      if (path === '/expenses' || payment_method) throughTill.add(address);
    }
    return answer;
  };
  const voidIt = async (path: string) => {
    const answer = await accountant('POST', `${path}/void`, { reason: 'اشتباه' });
    if (answer.status === 200) paid.delete(path);
    return answer;
  };

  return {
    wrong,
    steps: {
      visit: async (random) => {
        const { appointmentId } = await payableOf(api, clinic, { cost, doctorId: doctor });
        await appointmentDone(api, clinic, appointmentId, dayOf(random));
        visits.push(appointmentId);
        return undefined;
      },
      pay: async (random) => {
        if (visits.length === 0) return undefined;
        const day = random.pick([dayOf(random), today]);
        const answer = await accountant('POST', `/appointments/${random.pick(visits)}/payments`, {
          amount: random.pick([cost, cost, 400]),
          method: random.pick(['cash', 'card']),
          paid_at: day === today ? undefined : tehranInstant(day, '16:00'),
        });
        if (answer.status === 201) payments.push(answer.body.id);
        return answer;
      },
      refund: async (random) => {
        if (payments.length === 0) return undefined;
        const body = { amount: random.pick([100, 400, cost]), reason: 'نارضایتی' };
        return accountant('POST', `/payments/${random.pick(payments)}/refund`, body);
      },
      'post a month': async (random) => {
        const answer = await post({ month: random.pick(months) });
        if (answer.status === 201) runs.push(answer.body.id);
        return answer;
      },
      'void a month': async (random) => {
        if (runs.length === 0) return undefined;
        const path = `/payroll/runs/${random.pick(runs)}/void`;
        return accountant('POST', path, { reason: 'اشتباه' });
      },
      spend: (random) =>
        pay('/expenses', random, {
          title: 'ملزومات',
          category: 'supplies',
          method: 'cash',
          spent_on: random.pick([dayOf(random), today]),
        }),
      'pay a bill': (random) =>
        pay('/internal-service-documents', random, {
          internal_service_id: service,
          default_service_cost: 2 * cost,
        }),
      'pay a person': (random) =>
        pay('/financial-documents', random, {
          user_id: doctor,
          title: 'علی‌الحساب',
          document_type: 'پرداختی',
        }),
      'correct what was paid': async (random) => {
        const paths = [...paid.keys()].filter((path) => !path.startsWith('/expenses'));
        if (paths.length === 0) return undefined;
        const path = random.pick(paths);
        const paid_amount = random.pick([50, 900]);
        const payment_method = random.pick(['cash', 'card', null]);
        const answer = await accountant('POST', path, { paid_amount, payment_method });
        if (answer.status !== 200) return answer;
        paid.set(path, paid_amount);
        if (payment_method) throughTill.add(path);
        else throughTill.delete(path);
        return answer;
      },
      'void what was paid': async (random) =>
        paid.size === 0 ? undefined : voidIt(random.pick([...paid.keys()])),
      'void a payment': async () =>
        payments.length === 0
          ? undefined
          : accountant('POST', `/payments/${payments.at(-1)}/void`, { reason: 'اشتباه' }),
      'move to another desk': (random) => {
        const [, below] = points;
        const point = random.pick(points);
        const user_ids = point === null ? [] : [me];
        return accountant('POST', `/cash/points/${point ?? below}`, { user_ids });
      },
      'close a day': (random) =>
        random.chance(20)
          ? accountant('POST', '/cash/days/close', {
              date: addDays(dayOf(random), random.pick([0, 1])),
              cash_point_id: random.pick(points),
              counted: 0,
              note: 'شمارش شد',
            })
          : Promise.resolve(undefined),
    },
  };
}

const sumOf = (rows: readonly Record<string, number>[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

it(
  'accounts balance, nothing is counted twice, and the profit is the sum of its rows',
  async () => {
    // The look at accounts and reports takes longer than a step.
    const accepted = await runHistories(10, 25, aClinic, 5);
    const { steps } = await aClinic();
    expect(Object.keys(accepted).toSorted()).toEqual(
      Object.keys(steps)
        .filter((name) => name !== 'visit')
        .toSorted(),
    );
  },
  60 * 60_000,
);
