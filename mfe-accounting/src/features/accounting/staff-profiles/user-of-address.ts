import { idOf } from '@ziba/shared/contracts/id-of';

/** Who is meant by the address: an id, or the JSON of a user whose address has to be replaced. */
export interface MeantUser {
  id: number | undefined;
  isEncoded: boolean;
}

/** Reads `{userId}` of the address: the id of a user, or an encoded JSON with it. The id is undefined if it is neither. */
export function userOfAddress(param: string): MeantUser {
  const id = idOf(param);
  if (id !== undefined) return { id, isEncoded: false };
  try {
    const user = JSON.parse(param) as { id?: unknown } | null;
    return { id: idOf(String(user?.id)), isEncoded: true };
  } catch {
    // Neither an id nor JSON: nobody is meant.
    return { id: undefined, isEncoded: false };
  }
}
