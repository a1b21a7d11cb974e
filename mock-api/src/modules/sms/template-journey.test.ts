import { smsParts } from '@ziba/shared/contracts/sms-texts';
import { jalaliDate } from '../../lib/jalali';
import { aDesk, at } from '../../testing/bookings';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('sends the text that the clinic wrote to the patient of a booking, with its names, date and parts', async () => {
  const { clinic, desk, book, newPatient } = await aDesk(api);
  const phone = '09187654321';
  const { nationalCode } = await newPatient({ contact_number: phone });
  const name = (await desk('GET', `/clinics/${await clinic.id()}`)).body.name;
  const text =
    'سلام؛ نوبت {appointment_id} شما با {doctor_name} روز {appointment_date} ساعت {appointment_time} در {clinic_name} ثبت شد. لطفا ده دقیقه زودتر بیایید.';
  await desk('POST', '/sms/templates', { event: 'appointment_registered', body: text });
  const { status, body: booked } = await book({ client_national_id: nationalCode });
  expect(status).toBe(201);
  await api.app.jobs.runDue();

  const code = booked.appointment_code;
  const day = jalaliDate(at('16:00'));
  const expected = `سلام؛ نوبت ${code} شما با سارا احمدی روز ${day} ساعت ۱۶:۰۰ در ${name} ثبت شد. لطفا ده دقیقه زودتر بیایید.`;
  const { body: outbox } = await api.anyone('GET', `/sms/outbox?to=${phone}`);
  expect(outbox.data.map(({ body }: { body: string }) => body)).toEqual([expected]);
  const { body: messages } = await desk('GET', `/sms/messages?to=${phone}`);
  expect(messages.data).toMatchObject([
    { event: 'appointment_registered', status: 'sent', parts: smsParts(expected) },
  ]);
  expect(smsParts(expected)).toBeGreaterThan(1);
});
