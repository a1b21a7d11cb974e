import { apiOf, type Call } from './api';
import type { JourneyClock } from './clock';
import type { RunningProduct } from './running-product';

const listsAt = ({ day }: JourneyClock): Record<string, string> => ({
  ':appointment': '/appointments?limit=1',
  ':patient': '/patients/pagination?limit=1',
  ':second': '/patients/pagination?limit=1&page=2',
  ':service': '/presentableServices/clinic/1/pagination?limit=1',
  ':product': '/products/clinic/1?limit=1',
  ':count': '/stock-counts/pagination?limit=1',
  ':prescription': '/patient-transcriptions/pagination?limit=1',
  ':operation': '/patient-transcriptions/pagination?type=surgical&status=recorded&limit=1',
  // The oldest one: its time has come, so that a report can be given.
  ':passed':
    '/patient-transcriptions/pagination?type=surgical&status=recorded&sort=created_at&limit=1',
  ':pharmacy': '/patient-transcriptions/pagination?type=pharmacy&status=recorded&limit=1',
  ':reported': '/patient-transcriptions/pagination?type=surgical&status=reported&limit=1',
  ':document': '/financial-documents/pagination?clinicId=1&limit=1',
  // One with a fixed income: those without come last.
  ':profile': '/financialInfo/pagination?sort=fixed_amount&limit=1',
  ':plan': '/treatmentPlans?limit=1',
  ':session': `/treatmentSessions/filterByDateRange?start=${day(1)}&end=${day(60)}`,
  ':done': '/treatmentSessions/plan/15',
  ':stock': '/product-financial/pagination?clinicId=1&limit=1',
  ':bought': '/internal-services/pagination?limit=1',
  ':bill': '/internal-service-documents/pagination?limit=1',
  ':device': '/devices/pagination?limit=1',
  ':ticket': '/tickets/pagination?limit=1',
});

/** The id of an expense: the demo data has none, so one is added the first time. */
async function anExpense(call: Call, spent_on: string): Promise<string> {
  const list = '/expenses/pagination?limit=1';
  const { data } = (await (await call(list)).json()) as { data: { id: number }[] };
  if (data[0]) return String(data[0].id);
  const answer = await call('/expenses', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ title: 'اجاره', category: 'rent', amount: 45_000_000 },
      ...{ method: 'transfer', spent_on },
    }),
  });
  return String(((await answer.json()) as { id: number }).id);
}

/** Reads the ids for the placeholders of addresses from a running product. */
export async function findIds({ address, clock }: RunningProduct): Promise<Record<string, string>> {
  const call = await apiOf(address, 'mina');
  const found = Object.entries(listsAt(clock)).map(async ([placeholder, path]) => {
    const { data } = (await (await call(path)).json()) as { data: { id: number }[] };
    return [placeholder, String(data[0]?.id)];
  });
  // Tomorrow's openings: a free time of today may be past when its screen is visited, and a past time cannot
  // be held (409).
  const openings = await (await call(`/schedule/openings?count=1&date=${clock.day(1)}`)).json();
  const [free] = (openings as { data: { doctor_id: number; slots: { start: string }[] }[] }).data;
  return {
    ...Object.fromEntries(await Promise.all(found)),
    ':expense': await anExpense(call, clock.day(-1)),
    ':day': clock.day(-1),
    ':month': '1405-06',
    ':clinic': '1',
    ':invoice': '1',
    // The system code of a new user whose first step was not filled in.
    ':unknown': 'U-1700000000000',
    ':remote': 'mfe-inventory',
    ':doctor': String(free?.doctor_id),
    // The first free time from tomorrow on.
    ':time': encodeURIComponent(free?.slots[0]?.start ?? ''),
  };
}
