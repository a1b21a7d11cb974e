import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { screen, within } from '@testing-library/react';
import { aNewSection } from '../../testing/matrix-samples';
import { NewSectionsCard } from './new-sections-card';

const clinics = pageWith(
  { id: 1, name: 'کلینیک مهر', code: 'C-1', city: 'شیراز', is_active: true },
  { id: 4, name: 'کلینیک رازی', code: 'C-4', city: 'تهران', is_active: true },
);
const open = (over: Record<string, FakeAnswer> = {}, session = aPlatformLogin()) => {
  const calls = fakeApi({
    'GET /registry/new-sections': () => pageWith(aNewSection()),
    'GET /registry/clinics': () => clinics,
    ...over,
  });
  const place = { path: '/admin/sections', toasts: true, session };
  return { calls, ...renderScreen(<NewSectionsCard />, place) };
};
const review = () => screen.findByRole('button', { name: 'بررسی بخش کارت هدیه' });

it('shows the facts of a new section, and accepts it for the chosen clinics', async () => {
  let accepted = false;
  const { calls, user } = open({
    'GET /registry/new-sections': () => (accepted ? pageWith() : pageWith(aNewSection())),
    'POST /registry/new-sections/:section/accept': () => {
      accepted = true;
      return { section: 'gift-cards', changed: [4] };
    },
  });
  await user.click(await review());
  const drawer = await screen.findByRole('dialog', { name: 'پذیرش بخش کارت هدیه' });
  for (const words of ['mfe-gift-cards', 'تیم هدیه', '/clinic/gift-cards', 'نخستین انتشار']) {
    expect(drawer).toHaveTextContent(words);
  }
  await user.click(within(drawer).getByRole('combobox', { name: /^کلینیک‌هایی که بخش/ }));
  await user.click(await screen.findByRole('option', { name: /کلینیک رازی/ }));
  await user.click(within(drawer).getByRole('button', { name: 'پذیرفتن' }));
  expect(await screen.findByText('بخش کارت هدیه پذیرفته و در ۱ کلینیک روشن شد')).toBeVisible();
  const [sent] = calls.filter(({ call }) => call.startsWith('POST'));
  expect(sent).toMatchObject({
    call: 'POST /registry/new-sections/gift-cards/accept',
    body: { clinic_ids: [4], reason: '' },
  });
  expect(screen.queryByRole('list', { name: 'بخش‌های جدید در انتظار پذیرش' })).toBeNull();
});

it('keeps the form and shows the reason when the server refuses', async () => {
  const message = 'آیتم مورد نظر یافت نشد';
  const { user } = open({
    'POST /registry/new-sections/:section/accept': () =>
      refuse(404, { code: 'not_found', message }),
  });
  await user.click(await review());
  await user.click(await screen.findByRole('button', { name: 'پذیرفتن' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('dialog', { name: 'پذیرش بخش کارت هدیه' })).toBeVisible();
});

it('repeats an acceptance with the same idempotency key after a lost answer', async () => {
  let answer: unknown = refuse(500, { code: 'unforeseen', message: 'ذخیره نشد' });
  const { calls, user } = open({ 'POST /registry/new-sections/:section/accept': () => answer });
  await user.click(await review());
  await user.click(await screen.findByRole('button', { name: 'پذیرفتن' }));
  await screen.findByRole('alert');
  answer = { section: 'gift-cards', changed: [] };
  await user.click(screen.getByRole('button', { name: 'پذیرفتن' }));
  expect(await screen.findByText('بخش کارت هدیه پذیرفته شد و همه‌جا خاموش است')).toBeVisible();
  const keys = calls
    .filter(({ call }) => call.startsWith('POST'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('offers no actions to users who may only read', async () => {
  open({}, aPlatformLogin({ levels: [2] }));
  expect(await screen.findByText('کارت هدیه')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
