import { apiOf } from '../api';
import type { RunningProduct } from '../running-product';
import { findIds } from '../screen-ids';
import type { FormCase } from './form-case';

/** Fills the placeholders of an address with ids of the running product, and `:own` with `own`. */
export async function addressOf(product: RunningProduct, path: string, own = '') {
  const address = path.replace(':own', own);
  const placeholder = /:[a-z]+/g;
  // Reading the ids takes a sign-in and a dozen calls; most addresses have none.
  if (address.search(placeholder) < 0) return address;
  const ids = await findIds(product);
  return address.replaceAll(placeholder, (name) => ids[name] ?? name);
}

interface Counted {
  version?: number;
  meta?: { total: number };
}

/** Returns a function that counts the saves of a form: by a record's version or a list's rows; null if the API does not show it. */
export async function countOf(
  product: RunningProduct,
  { username, rows, row }: FormCase,
  own: string,
) {
  const path = rows ?? row?.path;
  if (!path) return null;
  const address = await addressOf(product, path, own);
  const reader = username === null || username === 'admin' ? 'admin' : 'mina';
  const call = await apiOf(product.address, reader);
  return async () => {
    const { version, meta } = (await (await call(address)).json()) as Counted;
    return version ?? meta?.total;
  };
}
