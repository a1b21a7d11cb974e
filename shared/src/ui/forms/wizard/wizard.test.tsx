import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../../api/api-error';
import { renderScreen } from '../../../testing/render-screen';
import { fieldsOf } from '../form';
import { Wizard, type WizardStep } from './wizard';

const schema = z.object({
  name: z.string().trim().min(1, 'نام کلینیک را وارد کنید'),
  city: z.string().min(1, 'شهر را وارد کنید'),
  storage: z.string().min(1, 'فضا را وارد کنید'),
  notes: z.string(),
});
type Input = z.input<typeof schema>;
const { TextField, TextAreaField } = fieldsOf<Input>();

const steps: WizardStep<Input>[] = [
  {
    key: 'general',
    title: 'اطلاعات عمومی',
    names: ['name', 'city'],
    content: (
      <>
        <TextField name="name" label="نام کلینیک" />
        <TextField name="city" label="شهر" />
      </>
    ),
  },
  {
    key: 'resources',
    title: 'منابع',
    names: ['storage'],
    content: <TextField name="storage" label="فضا" />,
  },
  {
    key: 'final',
    title: 'نهایی‌سازی',
    names: ['notes'],
    content: <TextAreaField name="notes" label="یادداشت" />,
  },
];

const empty = { name: '', city: '', storage: '', notes: '' };

function open(onSubmit: jest.Mock = jest.fn(), stored?: object) {
  const view = renderScreen(
    <Wizard
      label="ثبت کلینیک"
      schema={schema}
      steps={steps}
      initial={empty}
      stored={stored}
      reload={() => undefined}
      finish={[
        { key: 'active', label: 'ذخیره و فعال‌سازی' },
        { key: 'draft', label: 'ذخیره پیش‌نویس' },
      ]}
      failed="خطا در ثبت اطلاعات"
      onSubmit={onSubmit}
    />,
  );
  return { ...view, onSubmit };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const step = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'ثبت کلینیک' })).getByRole('button', { name });

it('is filled in and saved by keyboard alone, and shows the number of the step', async () => {
  const { user, onSubmit } = open();
  expect(heading('مرحله ۱ از ۳: اطلاعات عمومی')).toBeVisible();
  expect(step('اطلاعات عمومی')).toHaveAttribute('aria-current', 'step');
  field('نام کلینیک').focus();
  await user.keyboard('مهر{Tab}شیراز{Enter}');
  await waitFor(() => expect(heading('مرحله ۲ از ۳: منابع')).toHaveFocus());

  field('فضا').focus();
  await user.keyboard('2GB{Enter}');
  await waitFor(() => expect(heading('مرحله ۳ از ۳: نهایی‌سازی')).toHaveFocus());

  field('یادداشت').focus();
  await user.keyboard('بدون بدهی{Control>}{Enter}{/Control}');
  const values = { name: 'مهر', city: 'شیراز', storage: '2GB', notes: 'بدون بدهی' };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values, 'active', expect.anything()));
});

it('does not leave a step with a wrong field, and validates it again while typing', async () => {
  const { user } = open();
  await user.type(field('نام کلینیک'), 'مهر');
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
  await waitFor(() => expect(field('شهر')).toHaveFocus());
  expect(field('شهر')).toHaveAccessibleDescription('شهر را وارد کنید');
  expect(field('نام کلینیک')).toBeValid();
  await user.type(field('شهر'), 'ش');
  await waitFor(() => expect(field('شهر')).toBeValid());
  expect(step('منابع')).toHaveAttribute('aria-disabled', 'true');
  await user.click(step('منابع'));
  expect(heading('مرحله ۱ از ۳: اطلاعات عمومی')).toBeVisible();
});

it('goes back at any time, keeps all values, and opens passed steps again', async () => {
  const { user } = open();
  await user.type(field('نام کلینیک'), 'مهر');
  await user.type(field('شهر'), 'شیراز{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'فضا' }), '2');
  await user.click(screen.getByRole('button', { name: 'مرحله قبل' }));
  expect(await screen.findByRole('textbox', { name: 'شهر' })).toHaveValue('شیراز');
  await user.clear(field('شهر'));
  await user.click(step('منابع'));
  await waitFor(() => expect(field('شهر')).toBeInvalid());
  await user.type(field('شهر'), 'شیراز');
  await user.click(step('منابع'));
  expect(await screen.findByRole('textbox', { name: 'فضا' })).toHaveValue('2');
  expect(step(/اطلاعات عمومی کامل شده/)).toBeVisible();
});

const stored = { id: 7, name: 'مهر', city: 'شیراز', storage: '2GB', notes: '' };

it('opens every step for an edit, and saves from each', async () => {
  const { user, onSubmit } = open(jest.fn(), stored);
  await user.click(step('نهایی‌سازی'));
  await waitFor(() => expect(heading('مرحله ۳ از ۳: نهایی‌سازی')).toHaveFocus());
  await user.click(step('منابع'));
  await user.click(await screen.findByRole('button', { name: 'ذخیره پیش‌نویس' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.anything(), 'draft', expect.anything()),
  );
});

it('offers an early button in every step, with its own contract, and begins where it is told', async () => {
  const onSubmit = jest.fn();
  const asked = z.string().min(1, 'این فیلد را پر کنید');
  const view = (startAt?: string, row?: object) => (
    <Wizard
      label="ثبت کلینیک"
      schema={schema}
      steps={steps.map((one) =>
        one.key === 'resources' ? { ...one, schema: z.object({ storage: asked }) } : one,
      )}
      initial={empty}
      startAt={startAt}
      stored={row}
      reload={() => undefined}
      finish={[
        { key: 'active', label: 'ذخیره و فعال‌سازی' },
        {
          key: 'draft',
          label: 'ذخیره پیش‌نویس',
          isEarly: true,
          schema: schema.extend({ storage: z.string() }),
        },
      ]}
      onSubmit={onSubmit}
    />
  );
  const { user, unmount } = renderScreen(view());
  const draft = () => screen.getByRole('button', { name: 'ذخیره پیش‌نویس' });
  expect(screen.queryByRole('button', { name: 'ذخیره و فعال‌سازی' })).not.toBeInTheDocument();
  await user.click(draft());
  await waitFor(() => expect(field('نام کلینیک')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  // Enter goes on, and what a draft may lack still holds the step.
  await user.type(field('نام کلینیک'), 'مهر');
  await user.type(field('شهر'), 'شیراز{Enter}');
  await user.click(await screen.findByRole('button', { name: 'ادامه' }));
  await waitFor(() => expect(field('فضا')).toHaveAccessibleDescription('این فیلد را پر کنید'));
  await user.click(draft());
  const values = { name: 'مهر', city: 'شیراز', storage: '', notes: '' };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values, 'draft', expect.anything()));
  unmount();
  renderScreen(view('final', stored));
  expect(heading('مرحله ۳ از ۳: نهایی‌سازی')).toBeVisible();
});

it('opens the step of a wrong field, found by the form or by the server', async () => {
  const refusal = new ApiError(409, {
    code: 'taken',
    message: 'کلینیکی با این نام ثبت شده است',
    fields: { name: 'این نام تکراری است' },
  });
  const { user, onSubmit } = open(jest.fn().mockRejectedValue(refusal), stored);
  await user.click(step('منابع'));
  await user.clear(await screen.findByRole('textbox', { name: 'فضا' }));
  await user.click(step('نهایی‌سازی'));
  await user.click(screen.getByRole('button', { name: 'ذخیره و فعال‌سازی' }));
  await waitFor(() => expect(field('فضا')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();

  await user.type(field('فضا'), '2GB{Enter}');
  await waitFor(() => expect(field('نام کلینیک')).toHaveFocus());
  expect(field('نام کلینیک')).toHaveAccessibleDescription('این نام تکراری است');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'خطا در ثبت اطلاعات: کلینیکی با این نام ثبت شده است',
  );
});

it('sends only what an edit changed, and asks when somebody else changed the same field', async () => {
  const onSubmit = jest.fn();
  let show: (row: object) => void = () => undefined;
  function Trial() {
    const [row, setRow] = useState<object>({ ...stored, version: 3 });
    show = setRow;
    return (
      <Wizard
        label="ویرایش کلینیک"
        schema={schema}
        steps={steps}
        stored={row}
        reload={() => undefined}
        finish={[{ key: 'save', label: 'ذخیره' }]}
        onSubmit={(_, key, { changes }) => onSubmit(key, changes)}
      />
    );
  }
  const { user } = renderScreen(<Trial />);
  await user.type(field('شهر'), ' جدید');
  act(() => show({ ...stored, version: 4, storage: '4GB' }));
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith('save', { city: 'شیراز جدید', version: 4 }),
  );
  await user.type(field('نام کلینیک'), ' نو');
  act(() => show({ ...stored, version: 5, name: 'نور' }));
  expect(await screen.findByText(/شخص دیگری هم «نام کلینیک» را تغییر داد/)).toBeVisible();
  expect(field('نام کلینیک')).toHaveValue('مهر نو');
});
