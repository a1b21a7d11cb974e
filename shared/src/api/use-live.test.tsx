import { act, screen, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { fakeApi } from '../testing/fake-api';
import { openConnections, tellLive } from '../testing/fake-live';
import { renderScreen } from '../testing/render-screen';
import { useLive, useLiveRows } from './use-live';

function Rows() {
  const { data } = useSWR<{ total: number }>(['/appointments', '/appointments/count']);
  useLiveRows(['appointment.changed', 'schedule.changed'], '/appointments');
  return <output>{data?.total}</output>;
}

afterEach(() => jest.useRealTimers());

const counted = () => {
  let total = 0;
  return fakeApi({ 'GET /appointments/count': () => ({ total: (total += 1) }) });
};

it('reads the rows again after a change, once for several changes at once', async () => {
  const calls = counted();
  renderScreen(<Rows />);
  expect(await screen.findByText('1')).toBeVisible();
  await tellLive('appointment.changed', { id: 1 });
  await tellLive('schedule.changed');
  await tellLive('stock.changed');
  expect(await screen.findByText('2')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('shares a connection, and calls the listener of the last rendering', async () => {
  const heard: unknown[] = [];
  const Hearing = ({ name }: { name: string }) => {
    useLive(['appointment.changed'], (event) => heard.push([name, event?.data.id]));
    return null;
  };
  counted();
  renderScreen(
    <>
      <Rows />
      <Hearing name="a" />
    </>,
  );
  expect(await screen.findByText('1')).toBeVisible();
  expect(openConnections()).toBe(1);
  await tellLive('appointment.changed', { id: 7 });
  expect(heard).toEqual([['a', 7]]);
  expect(await screen.findByText('2')).toBeVisible();
});

it('shows the answer of a running read, however often the rows change meanwhile', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const answers: ((total: number) => void)[] = [];
  const calls = fakeApi({
    'GET /appointments/count': () =>
      new Promise((resolve) => answers.push((total) => resolve({ total }))),
  });
  renderScreen(<Rows />);
  await act(async () => answers[0]?.(1));
  expect(await screen.findByText('1')).toBeVisible();

  await tellLive('appointment.changed', { id: 1 });
  await waitFor(() => expect(calls).toHaveLength(2));
  await tellLive('appointment.changed', { id: 2 });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(async () => answers[1]?.(2));
  expect(await screen.findByText('2')).toBeVisible();

  // What happened in between is read afterwards, once.
  await waitFor(() => expect(calls).toHaveLength(3));
  await act(async () => answers[2]?.(3));
  expect(await screen.findByText('3')).toBeVisible();
});
