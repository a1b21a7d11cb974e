import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { filled } from '../contracts/common';
import { measure } from '../contracts/units';
import { endSession } from '../session/session-store';
import { hasWorkInProgress } from '../session/work-in-progress';
import { aLogin } from '../testing/session-samples';
import { renderScreen } from '../testing/render-screen';
import { fieldsOf, Form } from './form';

const schema = z.strictObject({
  full_name: filled('نام را وارد کنید'),
  height: measure('قد را وارد کنید', 'قد باید عدد مثبت باشد', 250),
  pin: z.string().optional(),
});
const { TextField, QuantityField, PasswordField } = fieldsOf<z.input<typeof schema>>();

interface TrialProps {
  save?: () => void;
  stored?: object;
}

function Trial({ save = () => undefined, stored }: TrialProps) {
  return (
    <Form
      schema={schema}
      reload={() => undefined}
      stored={stored}
      draft="patient"
      submit="ثبت"
      onSubmit={save}
    >
      <TextField name="full_name" label="نام" />
      <QuantityField name="height" label="قد" />
      <PasswordField name="pin" label="رمز عبور" autoComplete="new-password" />
    </Form>
  );
}

const name = () => screen.getByLabelText('نام');
const stored = { id: 7, full_name: 'سارا', height: 165 };
// One user throughout: a draft belongs to the one who typed it.
const session = aLogin();

it('comes back after a reload, over a fresher row, without the password', async () => {
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-01-05T11:00:00.000Z');
  const first = renderScreen(<Trial stored={stored} />, { session });
  await first.user.type(name(), ' رضایی');
  await first.user.type(screen.getByLabelText('رمز عبور'), 'a-secret');
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a-secret');

  renderScreen(<Trial stored={{ ...stored, height: 170 }} />, { session });
  expect(await screen.findByText('پیش‌نویس بازیابی شد')).toHaveTextContent('ساعت ۱۴:۳۰');
  expect(name()).toHaveValue('سارا رضایی');
  expect(screen.getByLabelText('رمز عبور')).toHaveValue('');
  expect(screen.getByLabelText('قد')).toHaveValue('۱۷۰');
});

it('can be thrown away', async () => {
  const first = renderScreen(<Trial stored={stored} />, { session });
  await first.user.type(name(), ' رضایی');
  first.unmount();
  const second = renderScreen(<Trial stored={stored} />, { session });
  await second.user.click(screen.getByRole('button', { name: 'دور انداختن پیش‌نویس' }));

  expect(name()).toHaveValue('سارا');
  expect(hasWorkInProgress()).toBe(false);
  second.unmount();
  renderScreen(<Trial stored={stored} />, { session });
  expect(screen.queryByText('پیش‌نویس بازیابی شد')).not.toBeInTheDocument();
});

it('is gone after saving, wherever saving leads', async () => {
  const save = () => window.history.pushState(null, '', '/saved');
  const first = renderScreen(<Trial stored={stored} save={save} />, {
    session,
  });
  await first.user.type(name(), ' رضایی');
  await first.user.click(screen.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(window.location.pathname).toBe('/saved'));
  first.unmount();
  window.history.pushState(null, '', '/');

  renderScreen(<Trial stored={stored} />, { session });
  expect(screen.queryByText('پیش‌نویس بازیابی شد')).not.toBeInTheDocument();
});

it('outlives the end of the session', async () => {
  const first = renderScreen(<Trial />, { session });
  await first.user.type(name(), 'سارا');
  act(() => endSession('expired'));
  first.unmount();
  renderScreen(<Trial />, { session });
  expect(name()).toHaveValue('سارا');
});
