import { sendOnce } from './send-once';

/**
 * Wraps a create request. When the same input is sent again while the outcome of the first try is unknown (no
 * answer, time limit, 5xx), it carries the same idempotency key, so that the row is created once. The key
 * survives the form and a reload. `target` names what is created, such as the path of the resource.
 */
export function useCreateKey(target: string) {
  return <Answer>(input: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> =>
    sendOnce(target, input, send);
}
