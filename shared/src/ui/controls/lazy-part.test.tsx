import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from '../forms/form';
import { lazyPart } from './lazy-part';

function Calendar({ day }: { day: string }) {
  return <p>تقویم {day}</p>;
}

/** A file that can be loaded only while `isAvailable` is true. */
function unreliableFile() {
  const state = { isAvailable: true, requests: 0 };
  const load = async () => {
    state.requests += 1;
    if (!state.isAvailable) throw Object.assign(new Error('lost'), { name: 'ChunkLoadError' });
    return Calendar;
  };
  return { state, load };
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it('shows the part once it is loaded, and at once the next time', async () => {
  const { state, load } = unreliableFile();
  const Part = lazyPart(load);
  const view = render(<Part day="شنبه" />);
  expect(await screen.findByText('تقویم شنبه')).toBeVisible();
  view.unmount();
  render(<Part day="یکشنبه" />);
  expect(screen.getByText('تقویم یکشنبه')).toBeVisible();
  expect(state.requests).toBe(1);
});

it('repeats a failed load once by itself', async () => {
  const { state, load } = unreliableFile();
  const Part = lazyPart(load);
  state.isAvailable = false;
  render(<Part day="شنبه" />);
  state.isAvailable = true;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText('تقویم شنبه')).toBeVisible();
});

it('shows an error in place of a part that failed to load, keeps the form around it, and retries when asked', async () => {
  const { state, load } = unreliableFile();
  const Part = lazyPart(load);
  state.isAvailable = false;
  const schema = z.strictObject({ title: z.string() });
  const { TextField } = fieldsOf<z.input<typeof schema>>();
  renderScreen(
    <Form schema={schema} submit="ثبت" onSubmit={() => undefined}>
      <TextField name="title" label="عنوان" />
      <Part day="شنبه" />
    </Form>,
  );
  const user = setup();
  await user.type(screen.getByLabelText('عنوان'), 'نوبت');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با سرور برقرار نشد');
  expect(screen.getByLabelText('عنوان')).toHaveValue('نوبت');

  state.isAvailable = true;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('تقویم شنبه')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps showing its fallback after a failure, if it is given one for failures', async () => {
  const { state, load } = unreliableFile();
  state.isAvailable = false;
  const bare = () => <b>انبار</b>;
  const Part = lazyPart(load, { waiting: bare, failed: bare });
  render(<Part day="شنبه" />);
  expect(screen.getByText('انبار')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('انبار')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('ignores a failure to load it ahead of time', async () => {
  const { state, load } = unreliableFile();
  state.isAvailable = false;
  lazyPart(load).prepare();
  await jest.advanceTimersByTimeAsync(0);
  expect(state.requests).toBe(1);
});
