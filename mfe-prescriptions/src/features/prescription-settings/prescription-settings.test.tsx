import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { aDrug } from '../../testing/drug-samples';
import { PrescriptionSettingsScreen } from './prescription-settings-screen';

const path = '/clinic/prescriptions/settings';
const settings = {
  version: 3,
  usage_phrases: ['پس از غذا', 'شب‌ها'],
  print_title: null,
  print_text: null,
  consent_required: false,
};
const drug = aDrug();
const other = aDrug({ id: 12, name: 'ایبوپروفن', strength: '400 میلی‌گرم' });

function open(answers: Record<string, FakeAnswer> = {}, tab = 'drugs', session = aLogin()) {
  const calls = fakeApi({
    'GET /drugs': () => pageWith(drug, other),
    'GET /drugs/favourites': () => pageWith(drug),
    'GET /drugs/11': () => drug,
    'GET /prescriptions/settings': () => settings,
    'GET /prescriptions/stamp': () => ({ version: 0, stamp_image: null }),
    'GET /appointments/settings': () => ({ cancel_percent: 10, cancel_hours: 2 }),
    ...answers,
  });
  const at = `${path}?tab=${tab}`;
  const opened = renderScreen(<PrescriptionSettingsScreen />, { path, at, session, toasts: true });
  return { ...opened, sent: (call: string) => calls.find((one) => one.call === call)?.body };
}

const row = (name: RegExp) => screen.findByRole('row', { name });
const menuOf = (name: string) => screen.findByRole('button', { name: `عملیات ${name}` });

describe('the drugs', () => {
  it('are listed, with a mark on the favourites of the user', async () => {
    open();
    expect(within(await row(/استامینوفن/)).getByText('پرتکرار')).toBeVisible();
    expect(within(await row(/ایبوپروفن/)).queryByText('پرتکرار')).not.toBeInTheDocument();
    expect(screen.getByText('۴۰۰ میلی‌گرم')).toBeVisible();
  });

  it('are added with what they fill into a prescription', async () => {
    const { user, sent } = open({ 'POST /drugs': () => aDrug({ id: 13 }) });
    await user.click(await screen.findByRole('button', { name: 'افزودن دارو' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'افزودن دارو' }));
    await user.click(drawer.getByRole('button', { name: 'ثبت' }));
    expect(await drawer.findByText('نام دارو الزامی است')).toBeVisible();
    await user.type(drawer.getByLabelText('نام دارو'), 'سفالکسین');
    await user.type(drawer.getByLabelText('تعداد'), '20');
    await user.click(drawer.getByRole('button', { name: 'ثبت' }));
    expect(await screen.findByText('دارو در فهرست ثبت شد')).toBeVisible();
    expect(sent('POST /drugs')).toMatchObject({ name: 'سفالکسین', quantity: '20' });
  });

  it('are changed by version, and the drawer says that a drug is in the list already', async () => {
    const message = 'این دارو با همین شکل و قدرت در فهرست هست';
    const taken = refuse(409, { code: 'taken', message, fields: { name: message } });
    const { user, sent } = open({ 'POST /drugs/11': () => taken });
    await user.click(await menuOf('استامینوفن'));
    await user.click(await screen.findByRole('menuitem', { name: 'ویرایش' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'ویرایش دارو' }));
    await user.type(drawer.getByLabelText('نام دارو'), ' کدئین');
    await user.click(drawer.getByRole('button', { name: 'ثبت' }));
    expect(await drawer.findByText(message)).toBeVisible();
    expect(sent('POST /drugs/11')).toEqual({ name: 'استامینوفن کدئین', version: 1 });
  });

  it('become favourites and are taken out of the list from their menus', async () => {
    const { user, sent } = open({
      'POST /drugs/12/favourite': () => ({ id: 12, is_favourite: true }),
      'DELETE /drugs/12': () => ({ id: 12, archived: true }),
    });
    await user.click(await menuOf('ایبوپروفن'));
    await user.click(await screen.findByRole('menuitem', { name: 'افزودن به داروهای پرتکرار من' }));
    expect(await screen.findByText('ایبوپروفن به داروهای پرتکرار شما افزوده شد')).toBeVisible();
    expect(sent('POST /drugs/12/favourite')).toEqual({ is_favourite: true });

    await user.click(await menuOf('ایبوپروفن'));
    await user.click(await screen.findByRole('menuitem', { name: 'حذف از فهرست' }));
    const question = within(await screen.findByRole('dialog', { name: 'حذف از فهرست' }));
    await user.click(question.getByRole('button', { name: 'حذف از فهرست' }));
    expect(await screen.findByText('ایبوپروفن از فهرست حذف شد')).toBeVisible();
  });

  it('are only shown to users who may not change them', async () => {
    open({}, 'drugs', aLogin({ sections: ['prescriptions'], levels: [2] }));
    expect(await row(/استامینوفن/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'افزودن دارو' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^عملیات/ })).not.toBeInTheDocument();
  });
});

describe('texts and print', () => {
  const card = (name: string) => screen.findByRole('region', { name });

  it('saves the usual words, one in each line', async () => {
    const { user, sent } = open({ 'PUT /prescriptions/settings': () => settings }, 'texts');
    const phrases = within(await card('زمان‌های مصرف پرتکرار'));
    const text = phrases.getByLabelText('هر زمان مصرف در یک سطر');
    expect(text).toHaveValue('پس از غذا\nشب‌ها');
    await user.type(text, '\nصبح ناشتا');
    await user.click(phrases.getByRole('button', { name: 'ذخیره تغییرات' }));
    expect(await screen.findByText('تنظیمات نسخه ذخیره شد')).toBeVisible();
    expect(sent('PUT /prescriptions/settings')).toEqual({
      usage_phrases: ['پس از غذا', 'شب‌ها', 'صبح ناشتا'],
      version: 3,
    });
  });

  it('saves the heading of printed prescriptions', async () => {
    const { user, sent } = open({ 'PUT /prescriptions/settings': () => settings }, 'texts');
    const heading = within(await card('سربرگ چاپ نسخه'));
    await user.type(heading.getByLabelText('عنوان'), 'درمانگاه نور');
    await user.click(heading.getByRole('button', { name: 'ذخیره تغییرات' }));
    await waitFor(() =>
      expect(sent('PUT /prescriptions/settings')).toEqual({
        print_title: 'درمانگاه نور',
        version: 3,
      }),
    );
  });

  it('shows what a late cancellation costs', async () => {
    open({}, 'texts');
    const policy = within(await card('کنسلی نوبت'));
    expect(
      await policy.findByText('با کنسلی از ۲ ساعت مانده به نوبت، ۱۰٪ از هزینه کسر می‌شود.'),
    ).toBeVisible();
  });

  it('asks only doctors for their stamp', async () => {
    const { unmount } = open({}, 'texts', aLogin({ user: { type: 'doctor' } }));
    expect(await card('مهر پزشک')).toBeVisible();
    unmount();
    open({}, 'texts');
    await card('کنسلی نوبت');
    expect(screen.queryByRole('region', { name: 'مهر پزشک' })).not.toBeInTheDocument();
  });
});
