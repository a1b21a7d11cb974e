import { toPersianDigits } from '@ziba/shared/contracts/digits';
import { addDays, todayInTehran } from '../../lib/tehran';
import { at } from '../../testing/clinical';
import { aDesk } from '../../testing/prescriptions';
import { aPatientInput, aServiceInput, created } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const path = '/patient-transcriptions';

it('names the number of the doctor at the medical council, and the birth date of the patient', async () => {
  const { clinic, save, pharmacy, doctorId } = await aDesk(api);
  const admin = clinic.as('all', { type: 'clinic_admin' });
  const number = { medicalCouncilNumber: '۱۲۳۴۵۶' };
  const saved = await admin('POST', `/users/${doctorId}`, number);
  expect(saved.body.profile).toMatchObject({ medicalCouncilNumber: '123456' });
  expect((await save(pharmacy())).body).toMatchObject({
    doctor: { medical_council_number: '123456' },
    patient: { birth_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
});

it('stores a surgical prescription with its patient, doctor and appointment', async () => {
  const { staff, save, surgical, appointment, patientId, doctorId, serviceId } = await aDesk(api);
  const { status, body } = await save(surgical());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    type: 'عمل جراحی',
    status: 'recorded',
    appointment_id: appointment.id,
    patient_id: patientId,
    doctor_id: doctorId,
    service_type_id: serviceId,
    title: 'بلفاروپلاستی',
    operation_topic: 'پلک بالا',
    operation_date: at(4, '17:00'),
    required_items: 'نخ بخیه (۲), گاز استریل (۵ عدد)',
    items: [{ name: 'نخ بخیه', quantity: '۲' }, { name: 'گاز استریل' }],
    medications: [],
    attachments: 'a.png,b.png',
    fee: 890_000,
    payment_status: 'پرداخت نشده',
    report: null,
    report_attachment: [],
    patient: { full_name: 'ژاله پاکدل' },
    doctor: { profile: { fullName: 'دکتر سارا احمدی' } },
    appointment: {
      appointment_code: appointment.appointment_code,
      appointment_datetime: at(2, '15:00'),
      package_type: 'visit',
      status: 'waiting',
      action_status: 'انجام شده',
      doctor: { profile: { fullName: 'دکتر سارا احمدی' } },
      client: { full_name: 'ژاله پاکدل', avatar_image: null },
    },
  });
  expect((await staff('GET', `${path}/${body.id}`)).body).toEqual(body);
  const told = await api.db.platform((tx) =>
    tx.query(
      `select body from sms_messages where event = 'transcription_registered' and patient_id = $1`,
      [patientId],
    ),
  );
  const number = toPersianDigits(String(body.id));
  expect(told).toEqual([{ body: expect.stringContaining(`نسخه شما با شناسه ${number} ثبت شد`) }]);
});

it('takes patient and doctor from the appointment, named by id or by code', async () => {
  const { staff, save, pharmacy, appointment, patientId, doctorId } = await aDesk(api);
  const other = await created(staff, '/patients', aPatientInput());
  const byId = pharmacy({ patient_id: other, doctor_id: 1 });
  const bare = pharmacy({ appointment_id: undefined });
  const byCode = { ...bare, appointment_code: appointment.appointment_code, type: 'pharmacy' };
  for (const sent of [byId, byCode]) {
    expect((await save(sent)).body).toMatchObject({
      type: 'داروخانه ای',
      patient_id: patientId,
      doctor_id: doctorId,
      appointment_id: appointment.id,
    });
  }
  const alone = await save({ ...bare, patient_id: other, appointment_id: null });
  expect(alone.body).toMatchObject({ patient_id: other, doctor_id: null, appointment: null });
});

it('names wrong values in the words of the text', async () => {
  const { save, surgical, pharmacy } = await aDesk(api);
  const fields = async (sent: object) => (await save(sent)).body.fields;
  expect(await fields(surgical({ appointment_id: 999_999 }))).toEqual({
    appointment_id: 'شناسه نوبت معتبر نمی‌باشد',
  });
  expect(await fields(surgical({ appointment_id: null, patient_id: null }))).toEqual({
    patient_id: 'شناسه زیباجو معتبر نمی‌باشد',
  });
  const empty = { service_type_id: null, operation_topic: ' ', operation_date: '' };
  expect(await fields(surgical(empty))).toEqual({
    service_type_id: 'نوع خدمات الزامی است',
    operation_topic: 'موضوع عمل الزامی است',
    operation_date: 'تاریخ و ساعت عمل الزامی است',
  });
  expect(await fields(surgical({ type: 'چیز دیگر' }))).toEqual({ type: 'نوع نسخه را انتخاب کنید' });
  const medications = [{ name: '', quantity: '', usage: '' }];
  expect(await fields(pharmacy({ medications }))).toEqual({
    'medications.0.name': 'نام دارو الزامی است',
    'medications.0.quantity': 'تعداد الزامی است',
    'medications.0.usage': 'زمان مصرف الزامی است',
  });
  expect((await save(surgical({ colour: 'red' }))).status).toBe(400);
});

it('reads medications as objects and as text', async () => {
  const { save, pharmacy } = await aDesk(api);
  const line = { name: 'آموکسی‌سیلین', quantity: '20', usage: 'هر ۸ ساعت' };
  const sent = [
    [line],
    [JSON.stringify(line)],
    JSON.stringify([line]),
    'آموکسی‌سیلین - 20 - هر ۸ ساعت',
  ];
  for (const medications of sent) {
    expect((await save(pharmacy({ medications }))).body.medications).toMatchObject([line]);
  }
});

it('lists prescriptions, the newest first, with search, order and filters', async () => {
  const { staff, save, surgical, pharmacy, patientId, appointment } = await aDesk(api);
  const first = (await save(surgical())).body.id;
  const second = (await save(pharmacy())).body.id;
  const ids = async (query: string) =>
    (await staff('GET', `${path}/${query}`)).body.data.map(({ id }: { id: number }) => id);
  expect(await ids('pagination?page=1&limit=10')).toEqual([second, first]);
  expect(await ids('pagination/?limit=1')).toEqual([second]);
  expect(await ids(`pagination?search=${encodeURIComponent('بلفارو')}`)).toEqual([first]);
  expect(await ids('pagination?sort=created_at')).toEqual([first, second]);
  expect(await ids('pagination?type=surgical')).toEqual([first]);
  expect(await ids(`pagination?type=${encodeURIComponent('داروخانه‌ای')}`)).toEqual([second]);
  expect(await ids('pagination?status=reported')).toEqual([]);
  const today = todayInTehran();
  expect(await ids(`pagination?from=${today}&to=${today}`)).toEqual([second, first]);
  expect(await ids(`pagination?to=${addDays(today, -1)}`)).toEqual([]);
  expect(await ids(`pagination?from=${addDays(today, 1)}`)).toEqual([]);
  expect(await ids(`by-patient/${patientId}`)).toEqual([second, first]);
  expect(await ids(`by-appointment/${appointment.id}`)).toEqual([second, first]);
});

it('changes the sent fields, until there is a report', async () => {
  const { staff, save, surgical } = await aDesk(api);
  const before = (await save(surgical())).body;
  const edit = (sent: object) => staff('POST', `${path}/${before.id}`, sent);
  expect((await edit({ title: 'دیگر' })).body).toEqual({ ...before, title: 'دیگر', version: 2 });
  expect((await edit({ description: null })).body.description).toBeNull();
  expect((await edit({ operation_topic: '' })).body.fields).toEqual({
    operation_topic: 'موضوع عمل الزامی است',
  });
  expect((await edit({ operation_date: null })).body.fields).toEqual({
    operation_date: 'تاریخ و ساعت عمل الزامی است',
  });
  expect((await edit({ type: 'pharmacy' })).body).toMatchObject({ code: 'type_locked' });
  const fee = 1_200_000;
  const input = await aServiceInput(staff, { title: 'عمل پلک', fee });
  const service_type_id = await created(staff, '/presentableServices', input);
  expect((await edit({ service_type_id })).body).toMatchObject({ service_type_id, fee });
  expect((await edit({ operation_date: at(-1, '17:00') })).status).toBe(200);
  await staff('POST', `${path}/${before.id}/submit-report`, { report: 'انجام شد' });
  expect((await edit({ title: 'باز هم' })).status).toBe(409);
});

it('is hidden from other clinics and other doctors, and needs section and level', async () => {
  const { clinic, save, surgical, pharmacy, patientId, appointment, doctor } = await aDesk(api);
  const { id } = (await save(surgical())).body;
  const others = [api.newClinic().as('all'), clinic.as('all', { type: 'doctor' })];
  for (const other of others) {
    expect((await other('GET', `${path}/${id}`)).status).toBe(404);
    expect((await other('GET', `${path}/by-appointment/${appointment.id}`)).status).toBe(404);
    expect((await other('GET', `${path}/pagination`)).body.meta.total).toBe(0);
    for (const rest of ['', '/submit-report', '/payments', '/cancel']) {
      expect((await other('POST', `${path}/${id}${rest}`, { nothing: 1 })).status).toBe(404);
    }
    expect((await save(pharmacy(), other)).status).toBe(400);
  }
  expect((await others[0]!('GET', `${path}/by-patient/${patientId}`)).status).toBe(404);
  expect((await doctor('GET', `${path}/pagination`)).body.meta.total).toBe(1);
  const booking = clinic.as('all', { sections: ['appointments'] });
  expect((await booking('GET', `${path}/pagination`)).status).toBe(403);
  expect((await booking('GET', `${path}/whole_action`)).status).toBe(200);
  expect((await save(pharmacy(), clinic.as('read'))).status).toBe(403);
});

describe('the readers of prescriptions', () => {
  it('with their own section see the whole list of the clinic', async () => {
    const { clinic } = await aDesk(api);
    const reception = clinic.as('read', { sections: ['appointments', 'patients'] });
    for (const query of ['', '?status=recorded', '?appointment_id=1', '?doctor_id=1']) {
      const answer = await reception('GET', `${path}/pagination${query}`);
      expect({ query, status: answer.status }).toEqual({ query, status: 403 });
    }
    const physician = clinic.as('read', { sections: ['prescriptions'] });
    expect((await physician('GET', `${path}/pagination`)).status).toBe(200);
  });

  it('with the patient file see those of one patient too', async () => {
    const { clinic, save, pharmacy, patientId } = await aDesk(api);
    const { body } = await save(pharmacy());
    const reception = clinic.as('read', { sections: ['appointments', 'patients'] });
    for (const address of [
      `${path}/by-patient/${patientId}`,
      `${path}/pagination?patient_id=${patientId}`,
      `${path}/pagination?patientId=${patientId}`,
    ]) {
      const answer = await reception('GET', address);
      expect(answer).toMatchObject({ status: 200, body: { data: [{ id: body.id }] } });
    }
  });
});
