import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { fakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { fieldsOf } from '../form';
import { Wizard, type WizardStep } from './wizard';

const needed = 'این فیلد را کامل کنید';
const account = z.object({ code: z.string().min(1, needed), again: z.string() });
const sameCodes = account.refine(({ code, again }) => code === again, {
  path: ['again'],
  message: 'تکرار کد یکسان نیست',
});
const shape = { ...account.shape, kind: z.string(), rent: z.string(), files: z.string() };
const draft = z.object({ ...shape, notes: z.string().optional() });
const whole = z
  .object({ ...shape, notes: z.string(needed).min(1, needed) })
  .refine(({ code, again }) => code === again, { path: ['again'], message: 'تکرار کد یکسان نیست' });
type Input = z.input<typeof whole>;
const { AttachmentsField, TextField } = fieldsOf<Input>();

const steps: WizardStep<Input>[] = [
  {
    key: 'account',
    title: 'حساب',
    names: ['code', 'again', 'kind'],
    schema: z.intersection(sameCodes, z.object({ kind: z.string() })),
    content: (
      <>
        <TextField name="code" label="کد" />
        <TextField name="again" label="تکرار کد" />
        <TextField name="kind" label="نوع" />
      </>
    ),
  },
  {
    key: 'rent',
    title: 'اجاره',
    names: ['rent'],
    when: ({ kind }) => kind === 'اجاره',
    content: <TextField name="rent" label="مبلغ اجاره" />,
  },
  {
    key: 'files',
    title: 'پیوست',
    names: ['files'],
    content: <AttachmentsField name="files" label="پیوست‌ها" folder="general" />,
  },
  {
    key: 'final',
    title: 'پایان',
    names: ['notes'],
    content: <TextField name="notes" label="یادداشت" />,
  },
];
const empty = { code: '', again: '', kind: '', rent: '', files: '' };

interface Extra {
  isEveryStepOpen?: boolean;
  initial?: Partial<Input>;
  onCancel?: () => void;
}

function open({ isEveryStepOpen, initial = empty, onCancel = jest.fn() }: Extra = {}) {
  const onSubmit = jest.fn();
  const { user } = renderScreen(
    <Wizard
      label="ثبت"
      schema={whole}
      steps={steps}
      initial={initial}
      isEveryStepOpen={isEveryStepOpen}
      cancel={{ label: 'انصراف', onClick: onCancel }}
      finish={[
        { key: 'active', label: 'فعال‌سازی' },
        { key: 'draft', label: 'پیش‌نویس', schema: draft },
      ]}
      onSubmit={onSubmit}
    />,
  );
  return { user, onSubmit };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const stepNames = () =>
  within(screen.getByRole('navigation', { name: 'ثبت' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('checks a rule between two fields at their step, while later steps are empty', async () => {
  const { user } = open();
  await user.type(field('کد'), '12');
  await user.type(field('تکرار کد'), '13');
  await user.click(press('ادامه'));
  await waitFor(() => expect(field('تکرار کد')).toBeInvalid());
  expect(field('تکرار کد')).toHaveFocus();
  await user.clear(field('تکرار کد'));
  await user.type(field('تکرار کد'), '12');
  await user.click(press('ادامه'));
  expect(await screen.findByRole('heading', { name: /پیوست/ })).toHaveFocus();
});

it('shows a conditional step only for certain values', async () => {
  const { user } = open();
  expect(stepNames()).toHaveLength(3);
  await user.type(field('نوع'), 'اجاره');
  expect(stepNames()).toHaveLength(4);
  expect(screen.getByText('مرحله ۱ از ۴')).toBeVisible();
  await user.clear(field('نوع'));
  expect(stepNames()).toHaveLength(3);
});

it('requires less for a draft than for activation', async () => {
  const { user, onSubmit } = open({ isEveryStepOpen: true });
  await user.click(press('فعال‌سازی'));
  await waitFor(() => expect(field('کد')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(field('کد'), '1');
  await user.type(field('تکرار کد'), '1');
  await user.click(press('پیش‌نویس'));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.anything(), 'draft', expect.anything()),
  );
});

it('lists the wrong fields of several steps, and opens the step of each', async () => {
  const { user } = open({ isEveryStepOpen: true });
  await user.click(press('فعال‌سازی'));
  const list = within(await screen.findByRole('group', { name: /۲/ }));
  await user.click(list.getByRole('button', { name: 'یادداشت' }));
  expect(field('یادداشت')).toHaveFocus();
  expect(field('یادداشت')).toBeVisible();
});

it('does not open the next step while an upload is running', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  fakeApi({
    'POST /files/upload': () => new Promise((done) => (arrive = done)),
    'GET /files/sign': () => ({ data: { 'p.png': '/uploads/p.png' } }),
  });
  const { user } = open({ isEveryStepOpen: false, initial: { ...empty, code: '1', again: '1' } });
  await user.click(press('ادامه'));
  await screen.findByRole('heading', { name: /پیوست/ });
  await user.upload(screen.getByLabelText('پیوست‌ها'), new File(['x'], 'a.png'));
  await user.click(press('ادامه'));
  expect(await screen.findByText('لطفا تا پایان بارگذاری فایل‌ها صبر کنید.')).toBeVisible();
  expect(screen.getByRole('heading', { name: /پیوست/ })).toBeVisible();
  arrive({ fileName: 'p.png' });
  await screen.findByRole('link', { name: 'a.png' });
  await user.click(press('ادامه'));
  expect(await screen.findByRole('heading', { name: /پایان/ })).toHaveFocus();
});

it('can be cancelled at any step', async () => {
  const onCancel = jest.fn();
  const { user } = open({ onCancel });
  await user.click(press('انصراف'));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
