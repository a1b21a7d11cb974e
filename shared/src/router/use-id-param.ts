import { useParams } from 'react-router-dom';
import { idOf } from '../contracts/id-of';

/** An id that no row has: the server refuses it, and the screen shows that refusal. */
const impossibleId = -1;

/**
 * The id in the address; undefined when the address has no such parameter (a form for a new row). When the
 * parameter is not a number, returns an id that no row has, so that the screen does not open an empty form.
 */
export function useIdParam(name = 'id'): number | undefined {
  const text = useParams()[name];
  return text === undefined ? undefined : (idOf(text) ?? impossibleId);
}
