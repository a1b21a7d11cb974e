import { aPatientInput, aServiceInput, aStaffInput } from '../../testing/samples';
import { startApi, type TestApi } from '../../testing/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('names a wrong value instead of cutting or misreading it', async () => {
  const desk = api.newClinic().as('write');
  const { status, body } = await desk(
    'POST',
    '/patients',
    aPatientInput({
      national_code: '22800143681234',
      birth_date: '1200/01/01',
      contact_number: '091711122334455',
      height: '1,6,5',
      weight: 999_999_999,
    }),
  );
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    national_code: 'کد ملی باید ۱۰ رقم باشد',
    birth_date: 'سال تولد باید ۱۲۸۰ یا پس از آن باشد',
    contact_number: 'شماره تماس باید ۱۱ رقم و با ۰۹ شروع شود',
    height: 'قد باید عدد مثبت باشد',
    weight: 'وزن باید حداکثر ۴۰۰ کیلوگرم باشد',
  });
});

it('stores text as it was typed and reads a decimal comma', async () => {
  const desk = api.newClinic().as('read', 'write');
  const typed = aPatientInput({
    full_name: 'سارا   رضایی',
    address: 'خیابان زند، پلاک ۱۲',
    notes: 'سطر نخست\n   سطر   دوم',
    weight: '62,5',
  });
  const { body } = await desk('POST', '/patients', typed);
  expect((await desk('GET', `/patients/${body.id}`)).body).toMatchObject({
    full_name: 'سارا رضایی',
    address: 'خیابان زند، پلاک ۱۲',
    notes: 'سطر نخست\n   سطر   دوم',
    weight: 62.5,
  });
});

it('refuses a service whose length does not fit the calendar', async () => {
  const keeper = api.newClinic().as('all');
  const input = await aServiceInput(keeper, { duration: 7 });
  expect(await keeper('POST', '/presentableServices', input)).toMatchObject({
    status: 400,
    body: { fields: { duration: 'مدت خدمت باید مضربی از ۱۵ دقیقه و حداکثر ۲۴ ساعت باشد' } },
  });
});

it('refuses a password of spaces and a username in Persian, to staff and to a visitor', async () => {
  const wrong = { username: 'سارا', password: ' '.repeat(8) };
  const wrongLetters = 'نام کاربری فقط می‌تواند شامل حروف انگلیسی، رقم و زیرخط باشد';
  const administrator = api.newClinic().as('all');
  expect(await administrator('POST', '/auth/register', aStaffInput(wrong))).toMatchObject({
    status: 400,
    body: { fields: { username: wrongLetters, password: 'رمز عبور الزامی است' } },
  });
  const request = { ...wrong, email: 'sara@example.com', phoneNumber: '09121112233' };
  expect(await api.anyone('POST', '/auth/register', request)).toMatchObject({
    status: 400,
    body: { fields: { username: wrongLetters, password: 'لطفاً تمامی فیلدها را پر کنید' } },
  });
});
