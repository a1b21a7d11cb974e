import { appointmentSettings } from '@ziba/shared/contracts/appointment-settings';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLoginWith } from '@ziba/shared/testing/session-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentSettingsScreen } from './appointment-settings-screen';

const path = '/clinic/appointments/settings';
const settings = 'GET /appointments/settings';
const save = 'PUT /appointments/settings';
const hours = 'PUT /schedule/working-hours';

const aDoctor = { id: 3, profile: { fullName: 'دکتر سارا احمدی' } };
const ofClinic = [0, 1, 2, 3, 4, 5].map((weekday) => ({
  doctor_id: null,
  weekday,
  from: '14:00',
  to: '23:00',
}));
const storedSettings = { ...appointmentSettings.parse({}), version: 4 };
const aHoliday = { id: 5, version: 2, date: '2027-03-21', title: 'نوروز', is_open: false };

const answers: Record<string, FakeAnswer> = {
  [settings]: () => storedSettings,
  'GET /users/doctors/1': () => pageWith(aDoctor),
  'GET /schedule/working-hours': () => ({ ...pageWith(...ofClinic), version: 3 }),
  'GET /schedule/exceptions': () => pageWith(),
  'GET /schedule/holidays': () => pageWith(aHoliday),
  'GET /schedule/holidays/5': () => aHoliday,
};
const serve = (others: Record<string, FakeAnswer> = {}) => fakeApi({ ...answers, ...others });

const open = (tab = '', session?: ReturnType<typeof aLoginWith>) =>
  renderScreen(<AppointmentSettingsScreen />, {
    path,
    at: tab ? `${path}?tab=${tab}` : path,
    toasts: true,
    session,
  });
const card = (name: string) => within(screen.getByRole('region', { name }));
const sent = (calls: ReturnType<typeof serve>, call: string) =>
  calls.find((made) => made.call === call)?.body;

describe('the rules', () => {
  it('saves one part on its own and says so', async () => {
    const calls = serve({ [save]: () => storedSettings });
    const { user } = open();
    const perDay = await screen.findByLabelText('سقف نوبت روزانه هر پزشک');
    const rules = card('زمان‌بندی نوبت');
    await user.type(perDay, '۲۰');
    await user.selectOptions(rules.getByLabelText('فاصله بین دو نوبت پزشک'), '۱۵ دقیقه');
    await user.selectOptions(rules.getByLabelText('نوار روزها از چه روزی شروع شود'), 'شنبه');
    await user.click(rules.getByRole('button', { name: 'ذخیره تغییرات' }));

    expect(await screen.findByText('تنظیمات نوبت‌دهی ذخیره شد')).toBeVisible();
    expect(sent(calls, save)).toEqual({
      buffer_minutes: 15,
      max_per_day: 20,
      week_start: 'saturday',
      version: 4,
    });
  });

  it('allows the other fields of a new patient to follow later', async () => {
    const calls = serve({ [save]: () => storedSettings });
    const { user } = open();
    const name = 'در فرم زیباجوی جدید هم نام و شماره تماس کافی است';
    const allowed = await screen.findByRole('switch', { name });
    expect(allowed).not.toBeChecked();
    await user.click(allowed);
    const registration = card('ثبت زیباجوی جدید هنگام نوبت‌دهی');
    await user.click(registration.getByRole('button', { name: 'ذخیره تغییرات' }));
    expect(await screen.findByText('تنظیمات نوبت‌دهی ذخیره شد')).toBeVisible();
    expect(sent(calls, save)).toEqual({ patient_details_later: true, version: 4 });
  });

  it('refuses more than 100 percent beside the field and sends nothing', async () => {
    const calls = serve();
    const { user } = open();
    const percent = await screen.findByLabelText('کسر از هزینه در کنسلی دیرهنگام');
    expect(percent).toHaveDisplayValue('۱۰');
    await user.clear(percent);
    await user.type(percent, '120');
    const policy = card('کنسلی و عدم مراجعه');
    await user.click(policy.getByRole('button', { name: 'ذخیره تغییرات' }));
    await waitFor(() =>
      expect(percent).toHaveAccessibleDescription('درصد باید بین صفر و ۱۰۰ باشد'),
    );
    expect(sent(calls, save)).toBeUndefined();
  });

  testFormScreen({
    element: <AppointmentSettingsScreen />,
    place: { path },
    answers: { ...answers, [save]: () => storedSettings },
    ...{ save, card: 'رسید نوبت', submit: 'ذخیره تغییرات' },
    typed: { 'متن رسید': 'لطفا ده دقیقه زودتر بیایید.' },
    failed: 'خطا در ذخیره تنظیمات نوبت‌دهی',
    refused: ['receipt_text', 'متن رسید'],
    sends: { receipt_text: 'لطفا ده دقیقه زودتر بیایید.' },
    says: 'تنظیمات نوبت‌دهی ذخیره شد',
    edits: { read: settings, others: { receipt_text: 'کارت ملی همراه بیاورید.' } },
  });

  it('sends only the insurances with a share', async () => {
    const calls = serve({ [save]: () => storedSettings });
    const { user } = open();
    await user.type(await screen.findByLabelText('تامین اجتماعی'), '30');
    await user.click(card('سهم بیمه').getByRole('button', { name: 'ذخیره تغییرات' }));
    await waitFor(() =>
      expect(sent(calls, save)).toEqual({ insurance_shares: { 'تامین اجتماعی': 30 }, version: 4 }),
    );
  });

  it('shows text without inputs to users who may only read', async () => {
    serve();
    open('', aLoginWith('read', 'appointments'));
    expect(await screen.findByText('۵۴۸ روز')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'ذخیره تغییرات' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows settings about money to the reception without inputs', async () => {
    serve();
    open('', aLoginWith('write', 'appointments'));
    await screen.findByLabelText('سقف نوبت روزانه هر پزشک');
    for (const name of ['کنسلی و عدم مراجعه', 'سهم بیمه']) {
      expect(card(name).queryByRole('textbox')).not.toBeInTheDocument();
      expect(card(name).queryByRole('button')).not.toBeInTheDocument();
    }
    expect(card('زمان‌بندی نوبت').getByRole('button', { name: 'ذخیره تغییرات' })).toBeVisible();
  });

  it('offers another try when reading fails', async () => {
    let answer: unknown = refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
    serve({ [settings]: () => answer });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('خطا در دریافت اطلاعات');
    answer = storedSettings;
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByLabelText('طول هر نوبت')).toHaveDisplayValue('۳۰ دقیقه');
  });
});

describe('the working hours', () => {
  it('opens Friday with the hours of Thursday for the whole clinic', async () => {
    const calls = serve({ [hours]: () => pageWith(...ofClinic) });
    const { user } = open('hours');
    expect(await screen.findByText('تعطیل')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'کپی ساعت‌های پنج‌شنبه' }));
    await user.click(screen.getByRole('menuitem', { name: 'روز بعد' }));
    await user.click(screen.getByRole('button', { name: 'ذخیره ساعت کاری' }));

    expect(await screen.findByText('ساعت کاری ذخیره شد')).toBeVisible();
    expect(sent(calls, hours)).toEqual({
      doctor_id: null,
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '14:00', to: '23:00' })),
      version: 3,
    });
  });

  it('refuses overlapping stretches, beside the second one', async () => {
    const calls = serve();
    const { user } = open('hours');
    await user.click(await screen.findByRole('button', { name: 'افزودن بازه به شنبه' }));
    await user.type(screen.getByLabelText('شنبه، بازه ۲، از ساعت'), '15');
    await user.type(screen.getByLabelText('شنبه، بازه ۲، تا ساعت'), '16');
    await user.click(screen.getByRole('button', { name: 'ذخیره ساعت کاری' }));
    await waitFor(() =>
      expect(screen.getByLabelText('شنبه، بازه ۲، از ساعت')).toHaveAccessibleDescription(
        'ساعت‌های کاری یک روز نباید با هم تداخل داشته باشند',
      ),
    );
    expect(sent(calls, hours)).toBeUndefined();
  });

  it('keeps own hours of a doctor, and goes back to those of the clinic after a confirmation', async () => {
    const own = { doctor_id: 3, weekday: 0, from: '09:00', to: '12:00' };
    const calls = serve({
      'GET /schedule/working-hours': ({ params }) =>
        params.doctor_id ? pageWith(own) : pageWith(...ofClinic),
      [hours]: () => pageWith(...ofClinic),
    });
    const { user, location } = open('hours');
    const whose = await screen.findByRole('combobox', { name: 'ساعت کاری' });
    await user.selectOptions(whose, await screen.findByRole('option', { name: /سارا احمدی/ }));
    expect(await screen.findByLabelText('شنبه، بازه ۱، از ساعت')).toHaveDisplayValue('۰۹:۰۰');
    expect(location()).toBe(`${path}?tab=hours&doctor=3`);

    await user.click(screen.getByRole('button', { name: 'بازگشت به ساعت کلینیک' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'بازگشت به ساعت کلینیک' }));
    await waitFor(() => expect(sent(calls, hours)).toEqual({ doctor_id: 3, hours: [] }));
  });
});

describe('unsaved working hours', () => {
  it('asks for confirmation before the hours of another doctor replace them', async () => {
    serve({
      'GET /schedule/working-hours': ({ params }) =>
        params.doctor_id
          ? pageWith({ doctor_id: 3, weekday: 0, from: '09:00', to: '12:00' })
          : pageWith(...ofClinic),
    });
    const { user, location } = open('hours');
    const from = () => screen.findByLabelText('شنبه، بازه ۱، از ساعت');
    await user.clear(await from());
    await user.type(await from(), '1030');
    const whose = screen.getByRole('combobox', { name: 'ساعت کاری' });
    await user.selectOptions(whose, await screen.findByRole('option', { name: /سارا احمدی/ }));
    await user.click(screen.getByRole('button', { name: 'ادامه ویرایش' }));
    expect(await from()).toHaveDisplayValue('۱۰:۳۰');
    expect(location()).toBe(`${path}?tab=hours`);

    await user.selectOptions(whose, await screen.findByRole('option', { name: /سارا احمدی/ }));
    await user.click(screen.getByRole('button', { name: 'دور انداختن تغییرات' }));
    await waitFor(() => expect(location()).toBe(`${path}?tab=hours&doctor=3`));
    await waitFor(async () => expect(await from()).toHaveDisplayValue('۰۹:۰۰'));
  });
});

describe('leave and holidays', () => {
  it('requires the doctor of a leave, then saves it', async () => {
    const create = 'POST /schedule/exceptions';
    const calls = serve({ [create]: ({ body }) => ({ id: 9, ...(body as object) }) });
    const { user } = open('closures');
    expect(await screen.findByText('مرخصی یا تعطیلی پیش رو ثبت نشده است')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ثبت مرخصی یا تعطیلی' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.type(drawer.getByLabelText('از'), '۱۴۰۵/۱۰/۰۱');
    await user.type(drawer.getByLabelText('ساعت از'), '14');
    await user.type(drawer.getByLabelText('تا'), '۱۴۰۵/۱۰/۰۱');
    await user.type(drawer.getByLabelText('ساعت تا'), '23');
    await user.click(drawer.getByRole('button', { name: 'ثبت' }));
    await waitFor(() =>
      expect(drawer.getByLabelText('پزشک')).toHaveAccessibleDescription(
        'برای مرخصی پزشک را انتخاب کنید',
      ),
    );
    await user.selectOptions(drawer.getByLabelText('پزشک'), 'دکتر سارا احمدی');
    await user.click(drawer.getByRole('button', { name: 'ثبت' }));
    expect(await screen.findByText('مرخصی یا تعطیلی ثبت شد')).toBeVisible();
    expect(sent(calls, create)).toMatchObject({ kind: 'leave', doctor_id: 3 });
  });

  it('refuses a second holiday on a day, and removes one after a confirmation', async () => {
    const message = 'برای این روز قبلا تعطیلی ثبت شده است';
    const calls = serve({
      'POST /schedule/holidays/5': () =>
        refuse(409, { code: 'taken', message, fields: { date: message } }),
      'DELETE /schedule/holidays/5': () => ({ id: 5, deleted: true }),
    });
    const { user } = open('holidays');
    const row = within(await screen.findByRole('row', { name: /نوروز/ }));
    await user.click(row.getByRole('button', { name: /نوروز/ }));
    await user.click(screen.getByRole('menuitem', { name: 'ویرایش' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('switch', { name: /کلینیک در این روز باز است/ }));
    await user.click(drawer.getByRole('button', { name: 'ثبت' }));
    await waitFor(() => expect(drawer.getByLabelText('روز')).toHaveAccessibleDescription(message));
    expect(sent(calls, 'POST /schedule/holidays/5')).toEqual({ is_open: true, version: 2 });
    await user.click(drawer.getByRole('button', { name: 'انصراف' }));

    await user.click(row.getByRole('button', { name: /نوروز/ }));
    await user.click(screen.getByRole('menuitem', { name: 'حذف' }));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'حذف' }));
    expect(await screen.findByText('از تقویم حذف شد')).toBeVisible();
    expect(calls.some(({ call }) => call === 'DELETE /schedule/holidays/5')).toBe(true);
  });
});
