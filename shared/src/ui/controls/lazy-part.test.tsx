import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen';
import { fieldsOf, Form } from '../forms/form';
import { lazyPart } from './lazy-part';

function Calendar({ day }: { day: string }) {
  return <p>تقویم {day}</p>;
}

/** A server that gives a file out only sometimes. */
function files() {
  const state = { isThere: true, asked: 0 };
  const load = async () => {
    state.asked += 1;
    if (!state.isThere) throw Object.assign(new Error('lost'), { name: 'ChunkLoadError' });
    return Calendar;
  };
  return { state, load };
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it('shows the part when it has come, and at once the next time', async () => {
  const { state, load } = files();
  const Part = lazyPart(load);
  const view = render(<Part day="شنبه" />);
  expect(await screen.findByText('تقویم شنبه')).toBeVisible();
  view.unmount();
  render(<Part day="یکشنبه" />);
  expect(screen.getByText('تقویم یکشنبه')).toBeVisible();
  expect(state.asked).toBe(1);
});

it('asks again on its own for a file that did not come', async () => {
  const { state, load } = files();
  const Part = lazyPart(load);
  state.isThere = false;
  render(<Part day="شنبه" />);
  state.isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText('تقویم شنبه')).toBeVisible();
});

it('says in its place that a part did not come, keeps the form around it, and tries again when asked', async () => {
  const { state, load } = files();
  const Part = lazyPart(load);
  state.isThere = false;
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

  state.isThere = true;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(await screen.findByText('تقویم شنبه')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what it stands in for, where it only adds to that', async () => {
  const { state, load } = files();
  state.isThere = false;
  const bare = () => <b>انبار</b>;
  const Part = lazyPart(load, { waiting: bare, failed: bare });
  render(<Part day="شنبه" />);
  expect(screen.getByText('انبار')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('انبار')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('does not disturb the page when it is prepared in vain', async () => {
  const { state, load } = files();
  state.isThere = false;
  lazyPart(load).prepare();
  await jest.advanceTimersByTimeAsync(0);
  expect(state.asked).toBe(1);
});
