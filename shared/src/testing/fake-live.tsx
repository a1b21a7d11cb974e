import { act } from '@testing-library/react';
import { liveStream, type LiveEvent, type StreamCall } from '../api/live-stream';

const open = new Set<StreamCall>();

/** Replaces the live connection by one that stays open until it is aborted. */
liveStream.read = (call) => {
  open.add(call);
  call.onOpen();
  return new Promise((_, reject) => {
    call.signal.addEventListener('abort', () => {
      open.delete(call);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
};

/**
 * Sends a live event to the page: `tellLive('appointment.changed', { id: 7 })`. Resolves when the page has
 * handled it.
 */
export async function tellLive(type: string, data: LiveEvent['data'] = {}): Promise<void> {
  await act(async () => {
    for (const { onEvent } of open) onEvent({ type, data }, undefined);
  });
}

/** How many connections are open; a tab has one at most. */
export const openConnections = (): number => open.size;
