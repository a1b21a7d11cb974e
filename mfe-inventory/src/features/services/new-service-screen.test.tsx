import { fakeApi, pageWith, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { testFormScreen } from '@ziba/shared/testing/form-screen-suite';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { anUploadedFile } from '@ziba/shared/testing/clinic-samples';
import { aNamed, aService } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NewServiceScreen } from './new-service-screen';
import services from '../../sections/services.section';

const create = 'POST /presentableServices';
const path = '/clinic/services/create';
type User = ReturnType<typeof open>['user'];

function answersWith(answer: FakeAnswer = ({ body }) => aService(body as object), others = {}) {
  return {
    'GET /presentableServiceCategories': () => pageWith(aNamed({ id: 3, name: 'زیبایی' })),
    [create]: answer,
    ...others,
  };
}

const serve = (...given: Parameters<typeof answersWith>) => fakeApi(answersWith(...given));

const open = (session = aLogin()) => renderScreen(<NewServiceScreen />, { path, session });
const field = (name: string) => screen.getByLabelText(name);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'ثبت خدمات جدید' }));
const sent = (calls: ReturnType<typeof serve>) =>
  calls.find(({ call }) => call === create)?.body as Record<string, unknown> | undefined;

async function fill(user: User) {
  await user.type(field('نام خدمات'), 'تزریق ژل لب');
  const choice = await screen.findByRole<HTMLOptionElement>('option', { name: 'زیبایی' });
  await user.selectOptions(field('دسته‌بندی'), choice);
  await user.type(field('تعرفه'), '4500000');
}

testFormScreen({
  element: <NewServiceScreen />,
  place: { path },
  answers: answersWith(() => aService({ system_code: 'SVC-90017' })),
  save: create,
  submit: 'ثبت خدمات جدید',
  missing: {
    'نام خدمات': 'لطفا نام خدمات را وارد کنید',
    دسته‌بندی: 'لطفا دسته‌بندی خدمات را انتخاب کنید',
    تعرفه: 'لطفا تعرفه خدمات را وارد کنید',
  },
  typed: {
    'نام خدمات': 'تزریق ژل لب',
    دسته‌بندی: 'زیبایی',
    تعرفه: '4500000',
    توضیحات: 'یک سی‌سی',
  },
  failed: 'خطا در ثبت خدمت',
  refused: ['category_id', 'دسته‌بندی'],
  sends: {
    title: 'تزریق ژل لب',
    category_id: 3,
    fee: 4_500_000,
    description: 'یک سی‌سی',
    system_code: expect.stringMatching(/^SVC-[1-9]\d{3}$/),
  },
  // The code was taken meanwhile: the server has stored another one.
  says: 'کد این خدمت SVC-90017 است',
  opens: '/clinic/services',
});

it('takes digits only for the fee and separates thousands', async () => {
  const calls = serve();
  const { user } = open();
  await fill(user);
  await user.clear(field('تعرفه'));
  await user.type(field('تعرفه'), '۱ab25۰۰');
  expect(field('تعرفه')).toHaveDisplayValue('۱۲٬۵۰۰');
  await submit(user);
  await waitFor(() => expect(sent(calls)?.fee).toBe(12_500));
});

it.each([
  ['12', 'SVC-12'],
  ['SVC-77', 'SVC-77'],
  ['svc-۸۸', 'SVC-88'],
])('keeps the prefix of the system code when %s is typed', async (typed, code) => {
  const calls = serve();
  const { user } = open();
  await fill(user);
  await user.clear(field('کد سیستمی'));
  await user.click(field('کد سیستمی'));
  await user.paste(typed);
  await submit(user);
  await waitFor(() => expect(sent(calls)?.system_code).toBe(code));
});

it('keeps one picture', async () => {
  const calls = serve(undefined, {
    'POST /files/upload': () => anUploadedFile({ fileName: 'lips.png' }),
    'GET /files/sign': () => ({ data: { 'lips.png': '/api/files/lips.png?signature=x' } }),
  });
  const { user } = open();
  await fill(user);
  await user.upload(field('تصویر'), new File(['x'], 'لب.png', { type: 'image/png' }));
  expect(await screen.findByRole('link', { name: 'لب.png' })).toBeVisible();
  await submit(user);
  await waitFor(() => expect(sent(calls)?.image).toBe('lips.png'));
});

it('takes no other file than a picture', async () => {
  const calls = serve();
  const { user } = open();
  await fill(user);
  const file = new File(['x'], 'سند.pdf', { type: 'application/pdf' });
  // Dropped: the file dialog would not offer it.
  fireEvent.drop(field('تصویر'), { dataTransfer: { files: [file] } });
  expect(await screen.findByText('فقط تصویر (png، jpg یا webp) پذیرفته می‌شود')).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('POST /files/upload');
  await user.click(screen.getByRole('button', { name: 'حذف سند.pdf' }));
  await submit(user);
  await waitFor(() => expect(sent(calls)).toBeDefined());
});

it.each([
  ['write', 1],
  ['read', 0],
] as const)(
  'links to the settings from an empty list of categories (%s: %d)',
  async (level, links) => {
    serve(undefined, { 'GET /presentableServiceCategories': () => pageWith() });
    open(aLogin({ plan: aPlan([aPlanSection(services)]), levels: [level === 'write' ? 3 : 2] }));
    expect(await screen.findByText(/هنوز دسته‌بندی خدماتی تعریف نشده است/)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'تنظیمات' })).toHaveLength(links);
  },
);
