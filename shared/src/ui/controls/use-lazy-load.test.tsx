import { act, renderHook, waitFor } from '@testing-library/react';
import { useLazyLoad } from './use-lazy-load';

it('loads a part once it is wanted', async () => {
  const load = jest.fn(async () => 'نمودار');
  const { result, rerender } = renderHook((isWanted: boolean) => useLazyLoad(load, isWanted), {
    initialProps: false,
  });
  expect(load).not.toHaveBeenCalled();
  rerender(true);
  await waitFor(() => expect(result.current.part).toBe('نمودار'));
  rerender(true);
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports that a part failed to load, and tries again when asked', async () => {
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new Error('ChunkLoadError');
    return 'نمودار';
  };
  const { result } = renderHook(() => useLazyLoad(load));
  await waitFor(() => expect(result.current.error?.message).toContain('ارتباط با سرور برقرار نشد'));
  isOffline = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.part).toBe('نمودار'));
  expect(result.current.error).toBeUndefined();
});
