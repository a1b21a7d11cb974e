import { act, screen, waitFor } from '@testing-library/react';
import type { Named, NamedInput } from '../contracts/named';
import { fakeApi, pageWith } from '../testing/fake-api';
import { openConnections, tellLive } from '../testing/fake-live';
import { renderScreen } from '../testing/render-screen';
import { aNamed } from '../testing/samples';
import { createResource } from './create-resource';

const stock = createResource<Named, NamedInput>('/products', {
  liveEvents: ['stock.changed', 'price.changed'],
});
function List() {
  return <p>{stock.useList({}).data?.data[0]?.name}</p>;
}

const pages = () => {
  let read = 0;
  return fakeApi({
    'GET /products/pagination': () => pageWith(aNamed({ name: `خوانده ${(read += 1)}` })),
    'GET /products': () => pageWith(aNamed({ name: `همه ${(read += 1)}` })),
  });
};

it('lists are read again after one of the events, once for several events at once', async () => {
  const calls = pages();
  renderScreen(<List />);
  expect(await screen.findByText('خوانده 1')).toBeVisible();
  await waitFor(() => expect(openConnections()).toBe(1));
  await tellLive('stock.changed', { productId: 7 });
  await tellLive('price.changed');
  await tellLive('appointment.changed');
  expect(await screen.findByText('خوانده 2')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('lists without pages are read again, too', async () => {
  function All() {
    return <p>{stock.useAll().data?.data[0]?.name}</p>;
  }
  pages();
  renderScreen(<All />);
  expect(await screen.findByText('همه 1')).toBeVisible();
  await waitFor(() => expect(openConnections()).toBe(1));
  await tellLive('stock.changed');
  expect(await screen.findByText('همه 2')).toBeVisible();
});

it('lists listen only while they are shown and wanted', async () => {
  function Unwanted() {
    stock.useAll(false);
    return <p>بدون فهرست</p>;
  }
  jest.useFakeTimers({ advanceTimers: true });
  pages();
  renderScreen(<Unwanted />);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(openConnections()).toBe(0);
  jest.useRealTimers();
});
