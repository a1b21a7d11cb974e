import type { apiOf } from '../api';
import type { JourneyClock } from '../clock';
import type { ConfirmedWork } from './confirmed-work';

type Call = Awaited<ReturnType<typeof apiOf>>;
interface Rows<Row> {
  data: Row[];
}

async function read<Answer>(call: Call, path: string): Promise<Answer> {
  const answer = await call(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const inOrder = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other);

const searchPath = (path: string, search: string) =>
  `${path}?limit=50&search=${encodeURIComponent(search)}`;

/** The stock of the clinic's products by their accounting codes. */
export async function stockOf(call: Call, codes: readonly string[]) {
  type Product = { accounting_code: string; stock: number };
  const { data } = await read<Rows<Product>>(call, '/products/clinic/1?limit=100');
  const known = new Map(data.map((product) => [product.accounting_code, product.stock]));
  return new Map(codes.map((code) => [code, known.get(code) ?? NaN]));
}

async function patients(call: Call, names: Iterable<string>) {
  type Patient = {
    full_name: string;
    contact_number: string;
    father_name: string;
    address: string;
  };
  const rows: [string, unknown][] = [];
  for (const name of names) {
    const { data } = await read<Rows<Patient>>(call, searchPath('/patients/pagination', name));
    for (const one of data.filter(({ full_name }) => full_name === name)) {
      const { contact_number: phone, father_name: father, address } = one;
      rows.push([name, { phone, father, address }]);
    }
  }
  return rows;
}

/** The appointments of the run, recognised by the beginning of their reason. */
async function bookings(call: Call, { day }: JourneyClock) {
  type Booking = {
    id: number;
    description: string | null;
    start: string;
    status: string;
    client: { full_name: string };
    doctor: { profile: { fullName: string } };
  };
  const path = `/appointments/by-range?start=${day(0)}&end=${day(30)}`;
  const { data } = await read<Rows<Booking>>(call, path);
  const rows: [string, unknown][] = [];
  for (const { id, description, start, status, client, doctor } of data) {
    if (!description?.startsWith('مراجعه ')) continue;
    const history = await read<Rows<{ type: string }>>(call, `/appointments/${id}/history`);
    const payments = await read<Rows<{ amount: number }>>(
      call,
      `/appointments/${id}/payments?limit=50`,
    );
    const booking = {
      patient: client.full_name,
      doctor: doctor.profile.fullName,
      start: Date.parse(start),
      status,
      moves: history.data.filter(({ type }) => type === 'rescheduled').length,
      paid: inOrder(payments.data.map(({ amount }) => amount)),
    };
    rows.push([description, booking]);
  }
  return rows;
}

async function plans(call: Call, titles: Iterable<string>) {
  type Plan = { id: number; title: string; patient: { full_name: string } };
  type Statement = { payments: { amount: number }[] };
  const rows: [string, unknown][] = [];
  for (const title of titles) {
    const { data } = await read<Rows<Plan>>(call, searchPath('/treatmentPlans', title));
    for (const plan of data.filter((one) => one.title === title)) {
      const path = `/treatmentPlans/${plan.id}/statement`;
      const { payments } = await read<Statement>(call, path);
      const paid = inOrder(payments.map(({ amount }) => amount));
      rows.push([title, { patient: plan.patient.full_name, paid }]);
    }
  }
  return rows;
}

const byKey = (rows: Iterable<[string, unknown]>) =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The confirmed work in the form of `readServerState`. */
export const expectedState = (confirmed: ConfirmedWork) => ({
  patients: byKey(confirmed.patients),
  bookings: byKey(
    [...confirmed.bookings].map(([reason, { patient, doctor, start, status, moves, paid }]) => [
      reason,
      { patient, doctor, start, status, moves, paid: inOrder(paid) },
    ]),
  ),
  plans: byKey(
    [...confirmed.plans].map(([title, { patient, paid }]) => [
      title,
      { patient, paid: inOrder(paid) },
    ]),
  ),
});

/** Reads all rows that the run has written, including duplicates. */
export const readServerState = async (
  call: Call,
  clock: JourneyClock,
  confirmed: ConfirmedWork,
) => ({
  patients: byKey(await patients(call, confirmed.patients.keys())),
  bookings: byKey(await bookings(call, clock)),
  plans: byKey(await plans(call, confirmed.plans.keys())),
});
