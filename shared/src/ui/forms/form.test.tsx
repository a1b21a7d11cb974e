import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { filled, nationalCode, optionalText } from '../../contracts/common';
import { measure } from '../../contracts/units';
import { endSession } from '../../session/session-store';
import { hasWorkInProgress } from '../../session/work-in-progress';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from './form';

const schema = z.strictObject({
  full_name: filled('نام را وارد کنید'),
  national_code: nationalCode(),
  height: measure('قد را وارد کنید', 'قد باید عدد مثبت باشد', 250),
  notes: optionalText(),
  pin: z.string().optional(),
});
type Values = z.input<typeof schema>;
const { TextField, NationalCodeField, QuantityField, PasswordField } = fieldsOf<Values>();

interface TrialProps {
  save?: (values: unknown) => unknown;
  stored?: object;
  draft?: string;
}

function Trial({ save = () => undefined, stored, draft }: TrialProps) {
  const navigate = useNavigate();
  return (
    <main>
      <Link to="/elsewhere">جای دیگر</Link>
      <Form
        schema={schema}
        reload={() => undefined}
        stored={stored}
        draft={draft}
        submit="ثبت"
        onSubmit={async (values) => {
          await save(values);
          await navigate('/saved');
        }}
      >
        <TextField name="full_name" label="نام" />
        <NationalCodeField name="national_code" label="کد ملی" />
        <QuantityField name="height" label="قد" />
        <TextField name="notes" label="یادداشت" />
        <PasswordField name="pin" label="رمز عبور" autoComplete="new-password" />
      </Form>
    </main>
  );
}

const name = () => screen.getByLabelText('نام');
const code = () => screen.getByLabelText('کد ملی');
const submit = () => screen.getByRole('button', { name: 'ثبت' });
const stored = { id: 7, full_name: 'سارا', national_code: '0012345679', height: 165, notes: null };

it('is left without a question if it only asks for something', async () => {
  const { user } = renderScreen(
    <Form schema={schema} submit="جستجو" isQuestion onSubmit={() => undefined}>
      <TextField name="full_name" label="نام" />
    </Form>,
  );
  await user.type(name(), 'سارا');
  expect(hasWorkInProgress()).toBe(false);
});

it('shows the errors of wrong fields, focuses the first and sends nothing', async () => {
  const save = jest.fn();
  const { user } = renderScreen(<Trial save={save} />);
  await user.type(name(), 'سارا');
  await user.click(submit());

  expect(code()).toHaveAccessibleDescription('کد ملی باید ۱۰ رقم باشد');
  expect(screen.getByLabelText('قد')).toHaveAccessibleDescription('قد را وارد کنید');
  expect(code()).toBeInvalid();
  expect(code()).toHaveFocus();
  expect(name()).toBeValid();
  expect(save).not.toHaveBeenCalled();
});

it('lists many wrong fields at its top, with a link to each, until they are corrected', async () => {
  const { user } = renderScreen(<Trial />);
  await user.click(submit());
  const summary = screen.getByRole('group', { name: '۳ مورد نیاز به اصلاح دارد' });
  const links = () => within(summary).getAllByRole('button');
  expect(links().map((link) => link.textContent)).toEqual(['نام', 'کد ملی', 'قد']);
  await user.click(links()[2]!);
  expect(screen.getByLabelText('قد')).toHaveFocus();
  await user.keyboard('165');
  expect(links().map((link) => link.textContent)).toEqual(['نام', 'کد ملی']);
});

it('marks the fields that the contract requires', () => {
  renderScreen(<Trial />);
  expect(name()).toBeRequired();
  expect(screen.getByLabelText('یادداشت')).not.toBeRequired();
  expect(screen.getAllByText('اختیاری')).toHaveLength(2);
});

it('sends the output of the contract, without fields that it does not have', async () => {
  const save = jest.fn();
  const { user, location } = renderScreen(<Trial save={save} stored={stored} />);
  await user.clear(code());
  await user.type(code(), '۰۰۸۴۵۷۵۹۴۸');
  await user.click(submit());

  await waitFor(() => expect(location()).toBe('/saved'));
  expect(save).toHaveBeenCalledWith({
    full_name: 'سارا',
    national_code: '0084575948',
    height: 165,
    notes: null,
  });
});

it('shows an error of the server below its field, the others at the foot, and keeps what was typed', async () => {
  const fields = { national_code: 'این کد ملی قبلا ثبت شده است', clinic_id: 'کلینیک فعال نیست' };
  const refusal = new ApiError(409, { code: 'taken', message: 'خطا در ثبت اطلاعات', fields });
  const { user } = renderScreen(<Trial stored={stored} save={() => Promise.reject(refusal)} />);
  await user.type(name(), ' رضایی');
  await user.click(submit());

  expect(await screen.findByRole('alert')).toHaveTextContent('خطا در ثبت اطلاعات کلینیک فعال نیست');
  expect(code()).toHaveAccessibleDescription('این کد ملی قبلا ثبت شده است');
  expect(code()).toHaveFocus();
  expect(name()).toHaveValue('سارا رضایی');
});

it('saves once, however often the button is pressed', async () => {
  let finish = () => undefined as unknown;
  const save = jest.fn(() => new Promise((resolve) => (finish = () => resolve(null))));
  const { user, location } = renderScreen(<Trial stored={stored} save={save} />);
  await user.dblClick(submit());
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveFocus();
  await user.type(name(), '{Control>}{Enter}{/Control}');

  await act(async () => finish());
  await waitFor(() => expect(location()).toBe('/saved'));
  expect(save).toHaveBeenCalledTimes(1);
});

it('keeps the space of the error message while it saves again, so that nothing moves under a double press', async () => {
  let fail = () => undefined as unknown;
  const save = () => new Promise((_, reject) => (fail = () => reject(new Error('شبکه قطع شد'))));
  const { user } = renderScreen(<Trial stored={stored} save={save} />);
  await user.click(submit());
  await act(async () => fail());
  expect(await screen.findByRole('alert')).toHaveTextContent('شبکه قطع شد');
  await user.click(submit());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('شبکه قطع شد')).toBeVisible();
  await act(async () => fail());
  expect(await screen.findByRole('alert')).toHaveTextContent('شبکه قطع شد');
});

it('saves by Ctrl+Enter from any field', async () => {
  const save = jest.fn();
  const { user } = renderScreen(<Trial stored={stored} save={save} />);
  await user.click(name());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

it('takes over a newer row, but keeps what was typed', async () => {
  function Fresher() {
    const [row, setRow] = useState<object>(stored);
    const fresh = { ...stored, full_name: 'سارا احمدی', height: 170 };
    return (
      <>
        <Trial stored={row} />
        <button onClick={() => setRow(fresh)}>به‌روزرسانی</button>
      </>
    );
  }
  const { user } = renderScreen(<Fresher />);
  await user.type(name(), ' رضایی');
  await user.click(screen.getByRole('button', { name: 'به‌روزرسانی' }));

  expect(name()).toHaveValue('سارا رضایی');
  expect(screen.getByLabelText('قد')).toHaveValue('۱۷۰');
});

it('asks before leaving with unsaved changes, and stays or leaves as answered', async () => {
  const { user, location } = renderScreen(<Trial />);
  await user.type(name(), 'سارا');
  expect(hasWorkInProgress()).toBe(true);

  await user.click(screen.getByRole('link', { name: 'جای دیگر' }));
  expect(screen.getByRole('dialog', { name: 'تغییرات ثبت نشده است' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ماندن در صفحه' }));
  expect(name()).toHaveValue('سارا');

  await user.click(screen.getByRole('link', { name: 'جای دیگر' }));
  await user.click(screen.getByRole('button', { name: 'ترک صفحه' }));
  await waitFor(() => expect(location()).toBe('/elsewhere'));
  expect(hasWorkInProgress()).toBe(false);
});

it('asks when the user leaves while it saves, and opens the next page itself after saving', async () => {
  let finish = () => undefined as unknown;
  const save = () => new Promise((resolve) => (finish = () => resolve(null)));
  const { user, location } = renderScreen(<Trial stored={stored} save={save} />);
  await user.type(name(), ' رضایی');
  await user.click(submit());
  await user.click(screen.getByRole('link', { name: 'جای دیگر' }));
  expect(screen.getByRole('dialog', { name: 'تغییرات ثبت نشده است' })).toBeVisible();
  expect(location()).not.toBe('/elsewhere');
  await act(async () => finish());
  await waitFor(() => expect(location()).toBe('/saved'));
});

it('leaves without a question when nothing was changed', async () => {
  const { user, location } = renderScreen(<Trial stored={stored} />);
  await user.click(screen.getByRole('link', { name: 'جای دیگر' }));
  await waitFor(() => expect(location()).toBe('/elsewhere'));
});

it('leaves without a question when the typed text was removed again', async () => {
  const { user, location } = renderScreen(<Trial />);
  await user.type(name(), 'سارا');
  await user.clear(name());
  await user.click(screen.getByRole('link', { name: 'جای دیگر' }));
  await waitFor(() => expect(location()).toBe('/elsewhere'));
});

it('does not ask when the session has ended and the login page opens', async () => {
  const { user, location } = renderScreen(<Trial />);
  await user.type(name(), 'سارا');
  act(() => endSession('expired'));
  await user.click(screen.getByRole('link', { name: 'جای دیگر' }));
  await waitFor(() => expect(location()).toBe('/elsewhere'));
});

it('asks once for two unsaved forms', async () => {
  const { user, location } = renderScreen(
    <>
      <Trial />
      <Trial />
    </>,
  );
  for (const field of screen.getAllByLabelText('نام')) await user.type(field, 'سارا');
  await user.click(screen.getAllByRole('link', { name: 'جای دیگر' })[0]!);
  await user.click(screen.getByRole('button', { name: 'ترک صفحه' }));
  await waitFor(() => expect(location()).toBe('/elsewhere'));
});
