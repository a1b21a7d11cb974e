import { drawnTexts } from '../../testing/drawn-texts';
import { aPatientInput, aServiceInput, created } from '../../testing/samples';
import { aPlanned } from '../../testing/clinical';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Clinic = ReturnType<TestApi['newClinic']>;
type Call = ReturnType<Clinic['as']>;

const templates = '/consentTemplates';
const aTemplate = (over: object = {}) => ({
  title: 'رضایت‌نامه تزریق بوتاکس',
  body: 'می‌دانم که اثر Botox 50 IU چند روز بعد دیده می‌شود.\n\nعوارض را خوانده‌ام.',
  service_ids: [],
  ...over,
});

const drawn = {
  kind: 'drawn',
  strokes: [
    [
      { x: 100, y: 200 },
      { x: 300, y: 120 },
      { x: 500, y: 250 },
    ],
    [{ x: 700, y: 300 }],
  ],
};

const aSignature = (template: { id: number; text_id: number }, over: object = {}) => ({
  template_id: template.id,
  text_id: template.text_id,
  signer: 'self',
  signer_name: 'سارا رضایی',
  signature: drawn,
  ...over,
});

async function aSigning() {
  const clinic = api.newClinic();
  const staff = clinic.as('all');
  const patientId = await created(staff, '/patients', aPatientInput());
  const template = (await staff('POST', templates, aTemplate())).body;
  const path = `/patients/${patientId}/consents`;
  const sign = (over: object = {}, call: Call = staff) =>
    call('POST', path, aSignature(template, over));
  return { clinic, staff, patientId, template, path, sign };
}

describe('a template', () => {
  it('keeps every text as a version and belongs to services', async () => {
    const staff = api.newClinic().as('all');
    const service = await created(staff, '/presentableServices', await aServiceInput(staff));
    const { status, body } = await staff('POST', templates, aTemplate({ service_ids: [service] }));
    expect([status, body]).toMatchObject([
      201,
      { number: 1, is_active: true, services: [{ id: service, title: 'لیزر صورت' }], version: 1 },
    ]);
    const one = `${templates}/${body.id}`;
    const changed = await staff('POST', one, { body: 'متن نو', version: 1 });
    expect(changed.body).toMatchObject({ number: 2, body: 'متن نو' });
    expect(changed.body.text_id).not.toBe(body.text_id);
    // Other changes make no new text.
    const off = await staff('POST', one, { is_active: false, version: changed.body.version });
    expect(off.body).toMatchObject({ number: 2, is_active: false });
    expect((await staff('POST', one, { body: 'x', version: 1 })).body.code).toBe('stale');
    expect((await staff('GET', templates)).body.meta.total).toBe(1);
    expect((await staff('GET', `${templates}?active=true`)).body.meta.total).toBe(0);
  });

  it('may be saved with a service that was archived meanwhile', async () => {
    const staff = api.newClinic().as('all');
    const service = await created(staff, '/presentableServices', await aServiceInput(staff));
    const { body } = await staff('POST', templates, aTemplate({ service_ids: [service] }));
    await staff('DELETE', `/presentableServices/${service}`);
    const change = { service_ids: [service], title: 'عنوان نو', version: body.version };
    expect((await staff('POST', `${templates}/${body.id}`, change)).status).toBe(200);
    const late = aTemplate({ service_ids: [service] });
    expect((await staff('POST', templates, late)).status).toBe(400);
  });

  it('names the wrong fields and keeps other clinics and lower rights out', async () => {
    const clinic = api.newClinic();
    const staff = clinic.as('all');
    const send = async (over: object) =>
      (await staff('POST', templates, aTemplate(over))).body.fields;
    expect(await send({ title: ' ' })).toEqual({ title: 'عنوان رضایت‌نامه الزامی است' });
    expect(await send({ body: '' })).toEqual({ body: 'متن رضایت‌نامه الزامی است' });
    expect(await send({ service_ids: [999_999] })).toEqual({
      service_ids: 'خدمت انتخاب شده معتبر نیست',
    });
    expect((await staff('GET', templates)).body.meta.total).toBe(0);

    const id = await created(staff, templates, aTemplate());
    const stranger = api.newClinic().as('all');
    expect((await stranger('GET', `${templates}/${id}`)).status).toBe(404);
    expect((await stranger('POST', `${templates}/${id}`, { title: 'x' })).status).toBe(404);
    const desk = clinic.as('all', { sections: ['appointments'] });
    expect((await desk('GET', templates)).status).toBe(200);
    expect((await desk('POST', templates, aTemplate())).status).toBe(403);
  });
});

describe('a signed consent', () => {
  it('keeps the text that was signed, and its PDF', async () => {
    const { staff, sign, template, path } = await aSigning();
    const { status, body } = await sign();
    expect([status, body]).toMatchObject([
      201,
      {
        title: 'رضایت‌نامه تزریق بوتاکس',
        number: 1,
        signer_name: 'سارا رضایی',
        signature_kind: 'drawn',
        revoked_at: null,
      },
    ]);
    await staff('POST', `${templates}/${template.id}`, { title: 'نو', body: 'متن نو' });
    const refused = await sign();
    expect([refused.status, refused.body.code]).toEqual([409, 'newer_version']);
    expect((await staff('GET', path)).body.data).toMatchObject([
      { id: body.id, title: 'رضایت‌نامه تزریق بوتاکس', number: 1 },
    ]);

    const { url } = await addressOf(staff, body.file);
    const answer = await fetch(`${api.address}${url}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
    expect(pdf).toMatch(/\/FontName \/[A-Z]+\+Vazirmatn-Regular/);
    expect(pdf).toMatch(/\/FontFile2/);
  });

  it("bears the clinic's own lines, like every printed document", async () => {
    const { clinic, staff, sign } = await aSigning();
    const manager = clinic.as('all', { type: 'clinic_admin' });
    const own = { print_header: 'مجوز 1234', print_footer: 'با آرزوی تندرستی' };
    expect((await manager('POST', `/clinics/${await clinic.id()}`, own)).status).toBe(200);
    const { url } = await addressOf(staff, (await sign()).body.file);
    const pdf = await (await fetch(`${api.address}${url}`)).arrayBuffer();
    const texts = drawnTexts(Buffer.from(pdf));
    expect(texts).toContain('۱۲۳۴');
    expect(texts.at(-1)).toBe([...own.print_footer].toReversed().join(''));
  });

  it('is signed by a guardian only with a relation, and by a typed name only with agreement', async () => {
    const { sign } = await aSigning();
    expect((await sign({ signer: 'guardian' })).body.fields).toEqual({
      relation: 'نسبت امضاکننده با زیباجو الزامی است',
    });
    const guardian = await sign({ signer: 'guardian', relation: 'مادر' });
    expect(guardian.body).toMatchObject({ signer: 'guardian', relation: 'مادر' });
    expect((await sign({ signature: { kind: 'typed', agreed: false } })).body.fields).toEqual({
      'signature.agreed': 'برای امضا با نام، موافقت خود را علامت بزنید',
    });
    expect((await sign({ signature: { kind: 'typed', agreed: true } })).status).toBe(201);
    expect((await sign({ signature: { kind: 'drawn', strokes: [] } })).status).toBe(400);
    expect(
      (await sign({ signature: { kind: 'drawn', strokes: [[{ x: 5000, y: 1 }]] } })).status,
    ).toBe(400);
  });

  it('refuses templates and visits that are not those of the patient', async () => {
    const { staff, sign, template } = await aSigning();
    const other = await aPlanned(api);
    const foreign = (await other.add()).body.id;
    expect((await sign({ treatment_session_id: foreign })).body.fields).toEqual({
      treatment_session_id: 'این مراجعه در پرونده زیباجو یافت نشد',
    });
    expect((await sign({ appointment_id: other.appointment.id })).status).toBe(400);
    expect((await sign({ service_id: other.serviceId })).body.fields).toEqual({
      service_id: 'خدمت انتخاب شده معتبر نیست',
    });
    expect((await sign({ template_id: 999_999 })).body.fields).toEqual({
      template_id: 'قالب رضایت‌نامه یافت نشد',
    });
    await staff('POST', `${templates}/${template.id}`, { is_active: false });
    expect((await sign()).body.code).toBe('not_active');
  });

  it('is revoked once, with a reason', async () => {
    const { staff, sign, path } = await aSigning();
    const { id, version } = (await sign()).body;
    const revoke = (sent: object) => staff('POST', `/patientConsents/${id}/revoke`, sent);
    expect((await revoke({ reason: ' ' })).body.fields).toEqual({
      reason: 'لطفا دلیل ابطال را وارد کنید',
    });
    expect((await revoke({ reason: 'انصراف', version })).body).toMatchObject({
      revoked_reason: 'انصراف',
      revoked_at: expect.any(String),
    });
    expect((await revoke({ reason: 'باز هم' })).body.code).toBe('revoked');
    expect((await staff('GET', path)).body.data).toMatchObject([{ revoked_reason: 'انصراف' }]);
  });

  it('is seen and revoked by the medical sections, and taken also by the desk', async () => {
    const { clinic, sign, path } = await aSigning();
    const desk = clinic.as('all', { sections: ['appointments'] });
    const { status, body } = await sign({}, desk);
    expect(status).toBe(201);
    const revoke = `/patientConsents/${body.id}/revoke`;
    expect((await desk('GET', path)).status).toBe(403);
    expect((await desk('POST', revoke, { reason: 'x' })).status).toBe(403);
    expect((await addressOf(desk, body.file)).url).toBeUndefined();
    const reader = clinic.as('read', { sections: ['prescriptions'] });
    expect((await reader('GET', path)).body.meta.total).toBe(1);
    expect((await addressOf(reader, body.file)).url).toBeDefined();
    expect((await sign({}, reader)).status).toBe(403);
    const stranger = api.newClinic().as('all');
    expect((await stranger('GET', path)).status).toBe(404);
    expect((await sign({}, stranger)).status).toBe(404);
    expect((await stranger('POST', revoke, { reason: 'x' })).status).toBe(404);
    expect((await addressOf(stranger, body.file)).url).toBeUndefined();
  });
});

async function addressOf(call: Call, file: string): Promise<{ url: string | undefined }> {
  const { body } = await call('GET', `/files/sign?names=${file}`);
  return { url: body.data[file] };
}
