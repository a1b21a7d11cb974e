import type { Database } from '../db/connect';
import { sessionRow } from './session-rows';

/** A database that answers the sessions it is asked for, except to the first statement: its connection is frozen. */
function databaseWithFrozenConnection() {
  const asked: string[][] = [];
  const query = (_: unknown, [sids]: [string[]]) => {
    asked.push(sids);
    if (asked.length === 1) return new Promise(() => undefined);
    return Promise.resolve(sids.map((sid) => ({ sid })));
  };
  return { db: { query } as unknown as Database, asked };
}

it('reads further sessions on another connection when a statement gets no answer', async () => {
  jest.useFakeTimers();
  try {
    const { db, asked } = databaseWithFrozenConnection();
    void sessionRow(db, 'frozen');
    await jest.advanceTimersByTimeAsync(1);
    const [one, other] = [sessionRow(db, 'one'), sessionRow(db, 'other')];
    await jest.advanceTimersByTimeAsync(249);
    expect(asked).toEqual([['frozen']]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await Promise.all([one, other])).toEqual([{ sid: 'one' }, { sid: 'other' }]);
    expect(asked).toEqual([['frozen'], ['one', 'other']]);
  } finally {
    jest.useRealTimers();
  }
});
