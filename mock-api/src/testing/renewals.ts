import type { Answer, Call } from './call';
import type { TestClinic, TestMember } from './people';
import { created } from './samples';
import type { TestApi } from './start-api';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The stored value of a picture that the caller has uploaded. */
export async function aReceipt(call: Call): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(png)], 'رسید.png'));
  return (await call('POST', '/files/upload', form)).body.path;
}

interface Asker {
  clinic: TestClinic;
  manager: TestMember;
  id: number;
  /** The clinic's requests. */
  path: string;
  receipt: string;
  /** Asks for a further period, by default of a year. */
  ask: (overrides?: Record<string, unknown>) => Promise<Answer>;
}

/** Three prices, and clinics with a receipt that ask for renewals and have 20 days left. */
export async function renewalsOf(api: TestApi) {
  const operator = api.platform();
  const price = (title: string, type: string) =>
    created(operator, '/resources-pricing', { title, price: 3_650_000, type });
  const yearly = await price('اشتراک سالیانه', 'subscription');
  const large = await price('۱۰ گیگابایت', 'storage');
  const report = await price('گزارش', 'module');

  const aClinic = async (overrides: Record<string, unknown> = {}): Promise<Asker> => {
    const clinic = api.newClinic({ subscription_days: 20, ...overrides });
    const manager = clinic.as('all', { type: 'clinic_admin' });
    const id = await clinic.id();
    const path = `/clinics/${id}/subscription/requests`;
    const receipt = await aReceipt(manager);
    const ask = (rest: Record<string, unknown> = {}) =>
      manager('POST', path, { months: 12, subscription: yearly, receipt, ...rest });
    return { clinic, manager, id, path, receipt, ask };
  };
  const decide = (id: number, what: 'approve' | 'refuse', body?: unknown) =>
    operator('POST', `/admin/subscription-requests/${id}/${what}`, body);
  const clinicNow = async (id: number) => (await operator('GET', `/clinics/${id}`)).body;
  /** The notifications of a user about requests. */
  const noticesOf = async (call: Call) =>
    (await call('GET', '/notifications')).body.data.filter(
      ({ type }: { type: string }) => type === 'subscription_request',
    );
  return { operator, yearly, large, report, aClinic, decide, clinicNow, noticesOf };
}
