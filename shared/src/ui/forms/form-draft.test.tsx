import { act, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { filled } from '../../contracts/common';
import { measure } from '../../contracts/units';
import { endSession } from '../../session/session-store';
import { hasWorkInProgress } from '../../session/work-in-progress';
import { aLogin } from '../../testing/session-samples';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from './form';
import type { Prefill } from './prefill';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/api-error';
import { sendOnce } from '../../api/send-once';
import type { Edit } from './edit-base';

const schema = z.strictObject({
  full_name: filled('نام را وارد کنید'),
  height: measure('قد را وارد کنید', 'قد باید عدد مثبت باشد', 250),
  pin: z.string().optional(),
});
const { TextField, QuantityField, PasswordField } = fieldsOf<z.input<typeof schema>>();

interface TrialProps {
  save?: (values: unknown, edit: Edit<object, object>) => unknown;
  stored?: object;
  prefill?: Prefill;
}

function Trial({ save = () => undefined, stored, prefill }: TrialProps) {
  return (
    <Form
      schema={schema}
      reload={() => undefined}
      stored={stored}
      draft="patient"
      prefill={prefill}
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

it('is restored after a reload, also over a newer row, without the password', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-01-05T11:00:00Z') });
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

it('can be discarded', async () => {
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

it('is removed after saving, whichever page saving opens', async () => {
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

it('stays when saving fails, also for a reload before anything else is typed', async () => {
  const error = new ApiError(500, { code: 'internal', message: 'خطای سرور' });
  const first = renderScreen(<Trial stored={stored} save={() => Promise.reject(error)} />, {
    session,
  });
  await first.user.type(name(), ' رضایی');
  await first.user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('خطای سرور');
  first.unmount();

  renderScreen(<Trial stored={stored} />, { session });
  expect(name()).toHaveValue('سارا رضایی');
});

it('survives the end of the session', async () => {
  const first = renderScreen(<Trial />, { session });
  await first.user.type(name(), 'سارا');
  act(() => endSession('expired'));
  first.unmount();
  renderScreen(<Trial />, { session });
  expect(name()).toHaveValue('سارا');
});

it('belongs to the prefill of the form', async () => {
  const first = renderScreen(<Trial prefill={{ patient: 5 }} />, { session });
  await first.user.type(name(), 'سارا');
  first.unmount();
  const second = renderScreen(<Trial prefill={{ patient: 6 }} />, { session });
  expect(name()).toHaveValue('');
  second.unmount();
  renderScreen(<Trial prefill={{ patient: 5 }} />, { session });
  expect(name()).toHaveValue('سارا');
});

it('is not used for another record that the same page shows next', async () => {
  const view = renderScreen(<Trial />, { session });
  view.unmount();
  function Pages() {
    const id = Number(useSearchParams()[0].get('id') ?? 5);
    return (
      <>
        <Link to="?id=6">بعدی</Link>
        <Trial stored={{ ...stored, id, full_name: id === 5 ? 'سارا' : 'نیما' }} />
      </>
    );
  }
  const { user } = renderScreen(<Pages />, { session });
  await user.type(name(), ' رضایی');
  await user.click(screen.getByRole('link', { name: 'بعدی' }));
  expect(name()).toHaveValue('نیما');
  await waitFor(() => expect(hasWorkInProgress()).toBe(false));
});

describe('over a record that somebody else changed meanwhile', () => {
  const row = { ...stored, version: 3 };

  async function typeAndLeave() {
    const first = renderScreen(<Trial stored={row} />, { session });
    await first.user.type(name(), ' رضایی');
    first.unmount();
  }

  it('keeps both changes if they are to different fields', async () => {
    await typeAndLeave();
    const save = jest.fn();
    const { user } = renderScreen(
      <Trial stored={{ ...row, version: 4, height: 170 }} save={save} />,
      { session },
    );
    expect(screen.getByLabelText('قد')).toHaveValue('۱۷۰');
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0][1].changes).toEqual({ full_name: 'سارا رضایی', version: 4 });
  });

  it('says so if both changed the same field, and compares before saving', async () => {
    await typeAndLeave();
    const details = { version: 4, changed_by: 'نگار', changed_at: '2026-01-05T10:00:00Z' };
    const sent: unknown[] = [];
    const save = (_values: unknown, { changes }: Edit<object, object>) => {
      sent.push(changes);
      if (changes.version === 4) return;
      throw new ApiError(409, { code: 'stale', message: 'تغییر کرده است', details });
    };
    const { user } = renderScreen(
      <Trial stored={{ ...row, version: 4, full_name: 'سارا احمدی' }} save={save} />,
      { session },
    );
    expect(name()).toHaveValue('سارا رضایی');
    expect(await screen.findByText(/شخص دیگری هم «نام» را تغییر داد/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ثبت' }));

    const choice = within(await screen.findByRole('radiogroup', { name: 'نام' }));
    expect(sent).toEqual([{ full_name: 'سارا رضایی', version: 3 }]);
    await user.click(choice.getByRole('radio', { name: /نوشته نگار/ }));
    await user.click(screen.getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ version: 4 });
  });

  it('can be discarded, and the form shows the record as it is now', async () => {
    await typeAndLeave();
    const save = jest.fn();
    const { user } = renderScreen(
      <Trial stored={{ ...row, version: 4, full_name: 'سارا احمدی' }} save={save} />,
      { session },
    );
    await user.click(screen.getByRole('button', { name: 'دور انداختن پیش‌نویس' }));
    expect(name()).toHaveValue('سارا احمدی');
    expect(screen.queryByText(/شخص دیگری/)).not.toBeInTheDocument();
    await user.type(name(), ' نیا');
    await user.click(screen.getByRole('button', { name: 'ثبت' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0][1].changes).toEqual({ full_name: 'سارا احمدی نیا', version: 4 });
  });
});

it('asks before a form with another prefill replaces it', async () => {
  function Pages() {
    const patient = useSearchParams()[0].get('patient');
    return (
      <>
        <Link to="?patient=6">دیگری</Link>
        <Link to="?patient=5&tab=notes">یادداشت‌ها</Link>
        <Trial prefill={{ patient }} />
      </>
    );
  }
  const { user, location } = renderScreen(<Pages />, { session, at: '/?patient=5' });
  await user.type(name(), 'سارا');
  await user.click(screen.getByRole('link', { name: 'یادداشت‌ها' }));
  expect(location()).toBe('/?patient=5&tab=notes');
  await user.click(screen.getByRole('link', { name: 'دیگری' }));
  await user.click(screen.getByRole('button', { name: 'ماندن در صفحه' }));
  expect(name()).toHaveValue('سارا');
  await user.click(screen.getByRole('link', { name: 'دیگری' }));
  await user.click(screen.getByRole('button', { name: 'ترک صفحه' }));
  expect(location()).toBe('/?patient=6');
  expect(name()).toHaveValue('');
});

it('keeps the idempotency key as long as the draft, for a reload before the next page', async () => {
  let lead = () => undefined as unknown;
  const save = async (values: unknown) => {
    await sendOnce('/patients', values, () => Promise.resolve());
    await new Promise((resolve) => (lead = () => resolve(null)));
  };
  const kept = () => Object.keys(sessionStorage).map((key) => key.split(':')[0]);
  const { user } = renderScreen(<Trial save={save} />, { session });
  await user.type(name(), 'سارا');
  await user.type(screen.getByLabelText('قد'), '165');
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  await waitFor(() => expect(kept().toSorted()).toEqual(['draft', 'pending']));
  await act(async () => lead());
  await waitFor(() => expect(kept()).toEqual([]));
});
