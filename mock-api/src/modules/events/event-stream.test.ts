import type { ServerResponse } from 'node:http';
import type { Session } from '../../lib/actor';
import type { EventRow } from './event-rows';
import { EventStream } from './event-stream';

const session = { clinicId: 1, userId: 2, sections: 'all', levels: [1] } as unknown as Session;
const event = (id: number): EventRow => ({
  ...{ id, clinic_id: 1, user_id: null, everyone: false, sections: null },
  ...{ type: `event.${id}`, data: {} },
});

/** A stream that writes into a list. */
function open() {
  const written: string[] = [];
  const answer = {
    ...{ writableEnded: false, destroyed: false, writableLength: 0 },
    write: (text: string) => written.push(text),
  } as unknown as ServerResponse;
  const stream = new EventStream(session, answer, () => Promise.resolve(session));
  return { stream, ids: () => written.map((text) => /^id: (\d+)/.exec(text)?.[1]) };
}

it('sends an event once that was read as missed and passed on later', () => {
  const { stream, ids } = open();
  stream.tell(event(2));
  stream.begin([event(1), event(2)]);
  stream.tell(event(1));
  stream.tell(event(3));
  expect(ids()).toEqual(['1', '2', '3']);
});

it('forgets old events, so that a stream that is open for days stays small', () => {
  const { stream, ids } = open();
  stream.begin([]);
  for (let id = 1; id <= 3000; id += 1) stream.tell(event(id));
  stream.tell(event(3000));
  expect(ids()).toHaveLength(3000);
});
