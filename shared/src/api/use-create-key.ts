import { useRef } from 'react';
import { ApiError } from './client';
import { randomId } from './random-id';

/**
 * Wraps a create so that the same input, sent again after no answer came, carries the same
 * idempotency key: the row is made once. Any answer of the server ends the key's life.
 */
export function useCreateKey() {
  const pending = useRef<{ input: string; key: string } | null>(null);
  return async <Answer>(input: unknown, send: (key: string) => Promise<Answer>) => {
    const text = JSON.stringify(input);
    const attempt =
      pending.current?.input === text ? pending.current : { input: text, key: randomId() };
    pending.current = attempt;
    try {
      const answer = await send(attempt.key);
      pending.current = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) pending.current = null;
      throw error;
    }
  };
}
