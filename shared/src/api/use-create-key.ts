import { sendOnce } from './send-once';

/**
 * Wraps a create so that the same input, sent again while the fate of the first try is unknown (no
 * answer, a time limit, 5xx), carries the same idempotency key: the row is made once. The key outlives
 * the form and a reload. `target` names what is made, such as the path of the resource.
 */
export function useCreateKey(target: string) {
  return <Answer>(input: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> =>
    sendOnce(target, input, send);
}
