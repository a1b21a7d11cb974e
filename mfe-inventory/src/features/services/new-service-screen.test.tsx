import {
  fakeApi,
  noAnswer,
  pageWith,
  refuse,
  type FakeAnswer,
} from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { anUploadedFile } from '@ziba/shared/testing/clinic-samples';
import { aNamed, aService } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { toast, Toasts } from '@ziba/shared/ui/overlays/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NewServiceScreen } from './new-service-screen';
import services from '../../sections/services.section';

const create = 'POST /presentableServices';
const path = '/clinic/services/create';
type User = ReturnType<typeof open>['user'];

function serve(answer: FakeAnswer = ({ body }) => aService(body as object), others = {}) {
  return fakeApi({
    'GET /presentableServiceCategories': () => pageWith(aNamed({ id: 3, name: 'زیبایی' })),
    [create]: answer,
    ...others,
  });
}

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

afterEach(toast.clear);

it('saves, says so and returns to the list', async () => {
  const calls = serve();
  render(<Toasts />);
  const { user, location } = open();
  await fill(user);
  await user.type(field('توضیحات'), 'یک سی‌سی');
  await submit(user);

  await waitFor(() => expect(location()).toBe('/clinic/services'));
  expect(sent(calls)).toMatchObject({
    title: 'تزریق ژل لب',
    category_id: 3,
    fee: 4_500_000,
    description: 'یک سی‌سی',
  });
  expect(screen.getByText('خدمت با موفقیت ثبت شد')).toBeVisible();
});

it('names every missing field in the words and the order of the text, and sends nothing', async () => {
  const calls = serve();
  const { user } = open();
  await screen.findByRole('option', { name: 'زیبایی' });
  await submit(user);

  await waitFor(() => expect(field('نام خدمات')).toHaveFocus());
  const wrong = [...document.querySelectorAll('[aria-invalid]')];
  expect(wrong.map((input) => input.getAttribute('name'))).toEqual(['title', 'category_id', 'fee']);
  expect(field('نام خدمات')).toHaveAccessibleDescription('لطفا نام خدمات را وارد کنید');
  expect(field('دسته‌بندی')).toHaveAccessibleDescription('لطفا دسته‌بندی خدمات را انتخاب کنید');
  expect(field('تعرفه')).toHaveAccessibleDescription('لطفا تعرفه خدمات را وارد کنید');
  expect(sent(calls)).toBeUndefined();
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

describe('the system code', () => {
  it('is generated: SVC- and four digits', async () => {
    const calls = serve();
    const { user } = open();
    expect(field('کد سیستمی')).toHaveDisplayValue(/^[1-9]\d{3}$/);
    await fill(user);
    await submit(user);
    await waitFor(() => expect(sent(calls)?.system_code).toMatch(/^SVC-[1-9]\d{3}$/));
  });

  it.each([
    ['12', 'SVC-12'],
    ['SVC-77', 'SVC-77'],
    ['svc-۸۸', 'SVC-88'],
  ])('keeps its prefix when %s is typed', async (typed, code) => {
    const calls = serve();
    const { user } = open();
    await fill(user);
    await user.clear(field('کد سیستمی'));
    await user.click(field('کد سیستمی'));
    await user.paste(typed);
    await submit(user);
    await waitFor(() => expect(sent(calls)?.system_code).toBe(code));
  });

  it('is told when the server had to store another one', async () => {
    serve(() => aService({ system_code: 'SVC-9001' }));
    render(<Toasts />);
    const { user, location } = open();
    await fill(user);
    await submit(user);
    await waitFor(() => expect(location()).toBe('/clinic/services'));
    expect(screen.getByText('کد این خدمت SVC-9001 است')).toBeVisible();
  });
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

it('puts a refusal of the server beside the field it names', async () => {
  const message = 'لطفا دسته‌بندی خدمات را انتخاب کنید';
  serve(() => refuse(400, { code: 'wrong_reference', message, fields: { category_id: message } }));
  const { user, location } = open();
  await fill(user);
  await submit(user);
  await waitFor(() => expect(field('دسته‌بندی')).toHaveAccessibleDescription(message));
  expect(location()).toBe(path);
});

it('says that saving failed when no answer comes, and keeps the typed values', async () => {
  serve(() => noAnswer('timeout'));
  const { user } = open();
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^خطا در ثبت خدمت: پاسخی از سرور/);
  expect(field('نام خدمات')).toHaveDisplayValue('تزریق ژل لب');
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
