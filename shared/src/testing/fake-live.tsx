import { act } from '@testing-library/react';
import { liveStream, type LiveEvent, type StreamCall } from '../api/live-stream';

const open = new Set<StreamCall>();

/** A line that stands until it is cut, and never breaks by itself. */
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

/** The server tells of a change: `tellLive('appointment.changed', { id: 7 })`; answers once it is heard. */
export async function tellLive(type: string, data: LiveEvent['data'] = {}): Promise<void> {
  await act(async () => {
    for (const { onEvent } of open) onEvent({ type, data }, undefined);
  });
}

/** How many connections stand; a tab has one at most. */
export const openConnections = (): number => open.size;
