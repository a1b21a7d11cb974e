import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { todayIso } from '@ziba/shared/format/date';
import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient } from '@ziba/shared/testing/samples';
import { aLogin, aLoginWith } from '@ziba/shared/testing/session-samples';
import { aPhoto, aPhotoSet } from '../../../testing/photo-samples';
import { PicturesTab } from './pictures-tab';

const list = 'GET /patients/7/photo-sets';
const record = 'POST /patients/7/photo-sets';
const consent = 'POST /photo-sets/11/marketing-consent';
const files = ['front.jpg', 'left.jpg', 'later.jpg'];
const urls = Object.fromEntries(files.map((name) => [name, `/api/files/${name}`]));

function open(answers: Record<string, FakeAnswer>, session = aLogin()) {
  const calls = fakeApi({
    'GET /files/sign': () => ({ data: urls }),
    'GET /files/names': () => ({ data: {} }),
    [list]: () => pageWith(aPhotoSet()),
    ...answers,
  });
  const patient = aPatient({ id: 7 });
  const place = { path: '/file', session, toasts: true };
  const bodyOf = (name: string) => calls.find(({ call }) => call === name)?.body;
  return { calls, bodyOf, ...renderScreen(<PicturesTab patient={patient} />, place) };
}
const press = (name: string | RegExp) => screen.findByRole('button', { name });

it('shows each set with its visit and, angle by angle, its pictures, which open over the page', async () => {
  const set = aPhotoSet({
    ...{ subject: 'لیزر صورت', doctor: 'دکتر سارا احمدی', note: 'نور طبیعی' },
    photos: [aPhoto(), aPhoto({ id: 2, file: 'left.jpg', angle: 'left' })],
  });
  const { user } = open({ [list]: () => pageWith(set) });
  const card = within(await screen.findByRole('region', { name: 'پیش از درمان، ۱۴۰۴/۱۰/۱۳' }));
  expect(card.getByText('لیزر صورت، دکتر سارا احمدی')).toBeVisible();
  expect(card.getByText('نور طبیعی')).toBeVisible();
  expect(await card.findByRole('heading', { name: 'روبه‌رو' })).toBeVisible();
  const left = await card.findByRole('list', { name: /^نیم‌رخ چپ/ });
  await user.click(within(left).getByRole('button', { name: /^نمایش/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('turns a picture for everyone by a quarter, and says when it could not', async () => {
  let stored = aPhotoSet();
  let answer: unknown = refuse(409, { code: 'stale', message: 'این تصویر تغییر کرده است' });
  const { user, bodyOf } = open({
    [list]: () => pageWith(stored),
    'POST /photos/1': () => answer,
  });
  const turn = 'چرخش ۹۰ درجه روبه‌رو، پیش از درمان، ۱۴۰۴/۱۰/۱۳';
  await user.click(await press(turn));
  expect(await screen.findByText('تصویر چرخانده نشد. این تصویر تغییر کرده است')).toBeVisible();
  answer = aPhoto({ rotation: 90 });
  stored = aPhotoSet({ photos: [aPhoto({ rotation: 90 })] });
  await user.click(await press(turn));
  const picture = await screen.findByRole('list', { name: /^روبه‌رو/ });
  await waitFor(() => expect(picture.querySelector('img')?.style.transform).toBe('rotate(90deg)'));
  expect(bodyOf('POST /photos/1')).toEqual({ rotation: 90, version: 1 });
  await user.click(await press(/^نمایش/));
  const opened = within(await screen.findByRole('dialog'));
  expect(opened.getByRole('img').style.transform).toContain('rotate(90deg)');
});

it('records the uploaded pictures of each angle with day, kind and visit, and needs one picture', async () => {
  const visit = { doctor: null, status: 'done', amount: null, kind: 'session', title: 'لیزر' };
  const { user, bodyOf } = open({
    'GET /patients/7/timeline': () => ({
      data: [
        { ...visit, id: 82, at: '2026-01-03T08:30:00.000Z' },
        { ...visit, id: 83, at: '2126-01-03T08:30:00.000Z' },
      ],
      next: null,
    }),
    [list]: () => pageWith(),
    'POST /files/upload': () => ({ fileName: 'left.jpg' }),
    [record]: () => aPhotoSet(),
  });
  await user.click(await press('افزودن تصاویر'));
  const dialog = within(await screen.findByRole('dialog', { name: 'تصاویر جدید' }));
  await user.click(dialog.getByRole('button', { name: 'ثبت تصاویر' }));
  expect(await dialog.findByText('دست‌کم یک تصویر اضافه کنید')).toBeVisible();

  const picture = new File(['x'], 'left.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText('نیم‌رخ چپ'), picture);
  await dialog.findByRole('link', { name: 'left.jpg' });
  await user.selectOptions(dialog.getByLabelText('نوع تصاویر'), 'پس از درمان');
  const visits = dialog.getByLabelText('مراجعه');
  expect(within(visits).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(visits, 'جلسه لیزر، ۱۴۰۴/۱۰/۱۳');
  await user.click(dialog.getByRole('button', { name: 'ثبت تصاویر' }));

  expect(await screen.findByText('تصاویر در پرونده ثبت شد.')).toBeVisible();
  expect(bodyOf(record)).toMatchObject({
    taken_on: todayIso(),
    kind: 'after',
    treatment_session_id: 82,
    photos: [{ file: 'left.jpg', angle: 'left' }],
  });
});

it('compares two pictures of an angle with a border that is moved', async () => {
  const later = aPhotoSet({
    ...{ id: 12, kind: 'after', taken_on: '2026-03-03' },
    photos: [aPhoto({ id: 4, file: 'later.jpg' })],
  });
  const { user } = open({ [list]: () => pageWith(later, aPhotoSet()) });
  await user.click(await press('مقایسه پیش و پس از درمان'));
  const dialog = within(await screen.findByRole('dialog', { name: 'مقایسه تصاویر' }));
  expect(await dialog.findByRole('img', { name: 'پیش از درمان، ۱۴۰۴/۱۰/۱۳' })).toBeVisible();
  expect(dialog.getByRole('img', { name: 'پس از درمان، ۱۴۰۴/۱۲/۱۲' })).toBeVisible();
  const slider = dialog.getByRole('slider', { name: 'مرز دو تصویر' });
  expect(slider).toHaveAttribute('aria-valuetext', '۵۰ درصد تصویر نخست');
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider).toHaveAttribute('aria-valuetext', '۲۰ درصد تصویر نخست');
});

it('writes down whether the pictures may be used in advertising, and says why it could not', async () => {
  let stored = aPhotoSet();
  let answer: unknown;
  const { user, bodyOf } = open({ [list]: () => pageWith(stored), [consent]: () => answer });
  expect(await screen.findByText('پرسیده نشده')).toBeVisible();
  answer = refuse(409, { code: 'stale', message: 'این مجموعه تغییر کرده است' });
  await user.click(await press(/^ثبت نداشتن اجازه/));
  expect(await screen.findByText('پاسخ زیباجو ثبت نشد. این مجموعه تغییر کرده است')).toBeVisible();
  answer = stored = aPhotoSet({
    marketing_consent: 'granted',
    marketing_consent_by: 'مینا صالحی',
    marketing_consent_at: '2026-01-03T08:30:00.000Z',
  });
  await user.click(await press(/^ثبت اجازه زیباجو/));
  expect(await screen.findByText('اجازه دارد')).toBeVisible();
  expect(screen.getByText('ثبت: مینا صالحی، ۱۴۰۴/۱۰/۱۳، ۱۲:۰۰')).toBeVisible();
  expect(bodyOf(consent)).toEqual({ marketing_consent: 'revoked', version: 1 });
  expect(screen.queryByRole('button', { name: /^ثبت اجازه زیباجو/ })).not.toBeInTheDocument();
});

it('removes a set after a question', async () => {
  let stored = [aPhotoSet()];
  const { user } = open({
    [list]: () => pageWith(...stored),
    'DELETE /photo-sets/11': () => {
      stored = [];
      return { id: 11, archived: true };
    },
  });
  await user.click(await press('حذف مجموعه پیش از درمان، ۱۴۰۴/۱۰/۱۳'));
  const question = within(await screen.findByRole('dialog', { name: 'حذف مجموعه' }));
  await user.click(question.getByRole('button', { name: 'حذف مجموعه' }));
  expect(await screen.findByText('تصویری در این پرونده نیست')).toBeVisible();
});

it('lets readers only look, and tries again when the list could not be read', async () => {
  let answer: unknown = refuse(500, { code: 'internal', message: 'خطایی در سرور رخ داد' });
  const { user } = open({ [list]: () => answer }, aLoginWith('read', 'prescriptions'));
  expect(await screen.findByText('خطایی در سرور رخ داد')).toBeVisible();
  answer = pageWith(aPhotoSet());
  await user.click(await press('تلاش دوباره'));
  expect(await screen.findByText('پرسیده نشده')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /افزودن|ثبت|حذف/ })).not.toBeInTheDocument(),
  );
});
