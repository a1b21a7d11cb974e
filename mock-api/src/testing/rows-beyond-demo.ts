import { aReceipt } from './renewals';
import { created } from './samples';
import type { Call } from './call';
import { aPhoto } from './uploads';

/**
 * Adds the rows that walks of all routes need and the demo data have none of: a template of consents, a signed consent,
 * a request to change the clinic, and a set of pictures. `call` is an administrator of clinic 1 of the demo data.
 */
export async function addRowsBeyondDemo(call: Call): Promise<void> {
  const template = { title: 'رضایت‌نامه لیزر', body: 'عوارض را خوانده‌ام.', service_ids: [] };
  const { body } = await call('POST', '/consentTemplates', template);
  await created(call, '/patients/1/consents', {
    template_id: body.id,
    text_id: body.text_id,
    signer: 'self',
    signer_name: 'سارا رضایی',
    signature: { kind: 'typed', agreed: true },
  });
  const identity_file = await aReceipt(call);
  const change = { responsible_name: 'مینا کریمی', identity_file };
  await created(call, '/clinics/1/change-requests', change);
  const photos = [await aPhoto(call)];
  await created(call, '/patients/1/photo-sets', { taken_on: '1404/01/15', kind: 'before', photos });
}
