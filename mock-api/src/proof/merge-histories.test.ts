import type { Random } from '../seed/random';
import type { Answer } from '../testing/call';
import { anAppointment, at } from '../testing/clinical';
import { runHistories, type History } from '../testing/histories';
import { merged, undo } from '../testing/merges';
import { aNationalCode, aPatientInput, created } from '../testing/samples';
import { startApi, type TestApi } from '../testing/start-api';

/*
 * Whatever is merged, edited and undone in whatever order: codes, names, rows and debts are in the file of the person
 * whose they are, or of the person into whose file they were merged. `HISTORIES=1000` runs a thousand histories.
 */

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Merge {
  id: number;
  kept: number;
  other: number;
}
/** The fields of which a merge may take another person's value. */
const fields = ['national_code', 'full_name', 'address'] as const;

/** Whose each value and row is: the id of the file that it was written into. */
class Owners {
  readonly merges: Merge[] = [];
  private readonly owners = new Map<string, number>();

  own(what: string, file: number): void {
    this.owners.set(what, file);
  }
  ownerOf(what: string): number {
    const owner = this.owners.get(what);
    if (owner === undefined) throw new Error(`nobody wrote ${what}`);
    return owner;
  }
  /** The file that has the rows of this one now. */
  fileOf(file: number): number {
    const merge = this.merges.find(({ other }) => other === file);
    return merge ? this.fileOf(merge.kept) : file;
  }
}

let lastName = 0;
const aName = () => `نام ${(lastName += 1)}`;
let lastSlot = 0;
/** A time that no other appointment has. */
const aTime = () => {
  lastSlot += 1;
  const [day, hour] = [3 + Math.floor(lastSlot / 12), 8 + (lastSlot % 12)];
  return at(day, `${String(hour).padStart(2, '0')}:00`);
};

const rowsSql = `
  select 'appointments' as kind, id, patient_id from appointments
  union all select 'plans', id, patient_id from treatment_plans
  union all select 'payments', id, patient_id from payments`;
const strayDebts = `
  select l.id, l.patient_id, a.patient_id as owner from patient_ledger l
  join appointments a on a.clinic_id = l.clinic_id and a.id = l.ref_id
  where l.ref_kind = 'appointment' and l.patient_id <> a.patient_id
  union all
  select l.id, l.patient_id, p.patient_id from patient_ledger l
  join payments p on p.clinic_id = l.clinic_id and p.id = l.ref_id
  where l.ref_kind = 'payment' and l.patient_id <> p.patient_id`;

type Person = { id: number } & Record<(typeof fields)[number], string>;

async function threeFiles(): Promise<History> {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const doctorId = await clinic.as('all', { type: 'doctor' }).userId();
  const clinicId = await clinic.id();
  const owners = new Owners();
  const people: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const values = { national_code: aNationalCode(), full_name: aName(), address: aName() };
    const id = await created(staff, '/patients', aPatientInput(values));
    for (const name of fields) owners.own(values[name], id);
    people.push(id);
  }
  const rows = { appointments: [] as number[], plans: [] as number[] };
  const someone = (random: Random) => random.pick(people);

  const wrong = async () =>
    api.db.tenant(clinicId, async (tx) => {
      const files = await tx.query<Person>(
        'select id, national_code, full_name, address from patients',
      );
      const strange = files.flatMap((file) =>
        fields
          .filter((name) => owners.fileOf(owners.ownerOf(file[name])) !== owners.fileOf(file.id))
          .map((name) => ({ file: file.id, name, of: owners.ownerOf(file[name]) })),
      );
      const found = await tx.query<{ kind: string; id: number; patient_id: number }>(rowsSql);
      const stray = found.filter(
        ({ kind, id, patient_id }) => patient_id !== owners.fileOf(owners.ownerOf(`${kind} ${id}`)),
      );
      return [...strange, ...stray, ...(await tx.query(strayDebts))];
    });

  const edit = async (random: Random, name: (typeof fields)[number], value: string) => {
    const id = someone(random);
    const answer = await staff('POST', `/patients/${id}`, { [name]: value });
    if (answer.status === 200) owners.own(value, id);
    return answer;
  };
  const pay = async (owner: number, path: string) => {
    const method = 'cash';
    const answer = await staff('POST', `${path}/payments`, { amount: 10, method });
    if (answer.status === 201) {
      const last = 'select max(id) as id from payments';
      const [row] = await api.db.tenant(clinicId, (tx) => tx.query<{ id: number }>(last));
      owners.own(`payments ${row?.id}`, owner);
    }
    return answer;
  };

  return {
    wrong,
    steps: {
      merge: async (random) => {
        const [kept, other] = [someone(random), someone(random)];
        if (kept === other || owners.fileOf(other) !== other) return undefined;
        if (owners.fileOf(kept) !== kept) return undefined;
        const chosen = fields.filter(() => random.chance(50));
        const answer = await merged(staff, kept, other, chosen);
        if (answer.status === 200) owners.merges.push({ id: answer.body.merge.id, kept, other });
        return answer;
      },
      undo: async (random) => {
        if (owners.merges.length === 0) return undefined;
        const merge = random.pick(owners.merges);
        const answer = await undo(staff, merge.kept, merge.id);
        if (answer.status === 200) owners.merges.splice(owners.merges.indexOf(merge), 1);
        return answer;
      },
      'edit the code': (random) => edit(random, 'national_code', aNationalCode()),
      'edit the name': (random) => edit(random, 'full_name', aName()),
      'edit the address': (random) => edit(random, 'address', aName()),
      book: async (random) => {
        const patientId = owners.fileOf(someone(random));
        const { id } = await anAppointment(api, clinic, { doctorId, patientId, startsAt: aTime() });
        await api.db.tenant(clinicId, (tx) =>
          tx.query(`update appointments set fee_amount = 1000, status = 'done' where id = $1`, [
            id,
          ]),
        );
        owners.own(`appointments ${id}`, patientId);
        rows.appointments.push(id);
        return { status: 201, body: {} } as Answer;
      },
      plan: async (random) => {
        const patient_id = someone(random);
        const answer = await staff('POST', '/treatmentPlans', { title: 'طرح', patient_id });
        if (answer.status === 201) {
          owners.own(`plans ${answer.body.id}`, patient_id);
          rows.plans.push(answer.body.id);
        }
        return answer;
      },
      'plan for an appointment': async (random) => {
        if (rows.appointments.length === 0) return undefined;
        const appointment_id = random.pick(rows.appointments);
        const answer = await staff('POST', '/treatmentPlans', { title: 'طرح', appointment_id });
        if (answer.status === 201) {
          owners.own(`plans ${answer.body.id}`, owners.ownerOf(`appointments ${appointment_id}`));
          rows.plans.push(answer.body.id);
        }
        return answer;
      },
      'put a plan into an appointment': async (random) => {
        if (rows.appointments.length === 0 || rows.plans.length === 0) return undefined;
        const [plan, appointment_id] = [random.pick(rows.plans), random.pick(rows.appointments)];
        const answer = await staff('POST', `/treatmentPlans/${plan}`, { appointment_id });
        // The appointment decides whose plan it is.
        const owner = owners.ownerOf(`appointments ${appointment_id}`);
        if (answer.status === 200) owners.own(`plans ${plan}`, owner);
        return answer;
      },
      'pay for an appointment': async (random) => {
        if (rows.appointments.length === 0) return undefined;
        const id = random.pick(rows.appointments);
        return pay(owners.ownerOf(`appointments ${id}`), `/appointments/${id}`);
      },
      'pay into the wallet': (random) => {
        const id = someone(random);
        return pay(id, `/patients/${id}`);
      },
    },
  };
}

it(
  'codes, names, rows and debts stay with the person whose they are',
  async () => {
    const accepted = await runHistories(8, 40, threeFiles);
    expect(Object.keys(accepted).toSorted()).toEqual(
      Object.keys((await threeFiles()).steps).toSorted(),
    );
  },
  60 * 60_000,
);
