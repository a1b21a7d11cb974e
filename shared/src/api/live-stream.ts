import { createParser } from 'eventsource-parser';

/** One event of the server: what changed, with ids and states. */
export interface LiveEvent {
  /** `appointment.changed`, `schedule.changed`, `treatment_session.changed`, `notification.created`, … */
  type: string;
  data: Record<string, unknown>;
}

export interface StreamCall {
  token: string;
  /** The last received event; the server sends the later ones, of the last hour at most. */
  lastEventId: string | undefined;
  signal: AbortSignal;
  /** Called when the server has accepted the connection. */
  onOpen: () => void;
  /** Called for everything that arrives, also for the heartbeat (every 15 seconds). */
  onActivity: () => void;
  onEvent: (event: LiveEvent, id: string | undefined) => void;
}

async function read(call: StreamCall): Promise<'ended' | 'refused'> {
  const { token, lastEventId, signal, onOpen, onActivity, onEvent } = call;
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  const answer = await fetch('/api/events', { headers, signal, cache: 'no-store' });
  if (answer.status === 401 || answer.status === 403) return 'refused';
  if (!answer.ok || !answer.body) throw new Error(`events: ${answer.status}`);
  onOpen();
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: ({ event: type, data, id }) => {
      if (type) onEvent({ type, data: JSON.parse(data) as LiveEvent['data'] }, id);
    },
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    onActivity();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/**
 * Reads `GET /events` until it ends, by `fetch`, because an EventSource cannot send the token. Throws when the
 * connection breaks. Tests replace it (`testing/fake-live`).
 */
export const liveStream = { read };
