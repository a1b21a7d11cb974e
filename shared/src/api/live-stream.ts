/** One event of the server: what changed, by ids and states. */
export interface LiveEvent {
  /** `appointment.changed`, `schedule.changed`, `treatment_session.changed`, `notification.created`, … */
  type: string;
  data: Record<string, unknown>;
}

export interface StreamCall {
  token: string;
  /** The last event that was heard; the server tells what came since, an hour back at most. */
  lastEventId: string | undefined;
  signal: AbortSignal;
  /** The server has answered well. */
  onOpen: () => void;
  /** Something came, be it only a sign of life (every 15 seconds). */
  onSign: () => void;
  onEvent: (event: LiveEvent, id: string | undefined) => void;
}

function parse(block: string): { event?: LiveEvent; id?: string } {
  const lines = block.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
  });
  const { id, event: type, data } = Object.fromEntries(lines) as Record<string, string | undefined>;
  if (!type) return { id };
  return { id, event: { type, data: JSON.parse(data || '{}') as LiveEvent['data'] } };
}

async function read(call: StreamCall): Promise<'ended' | 'refused'> {
  const { token, lastEventId, signal, onOpen, onSign, onEvent } = call;
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
  for (let rest = ''; ;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    onSign();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const { event, id } of blocks.map(parse)) if (event) onEvent(event, id);
  }
}

/**
 * Reads `GET /events` until it ends. By `fetch`, for an EventSource cannot send the token. Throws when
 * the line breaks. Tests put their own in its place.
 */
export const liveStream = { read };
