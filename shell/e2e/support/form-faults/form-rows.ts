import { apiOf } from '../api';
import type { RunningProduct } from '../running-product';
import { findIds } from '../screens';
import type { FormCase } from './form-case';

/** An address with the ids of the running product, and `own` for `:own`. */
export async function addressOf(product: RunningProduct, path: string, own = '') {
  const ids = await findIds(product);
  return path
    .replace(':own', own)
    .replaceAll(/:[a-z]+/g, (placeholder) => ids[placeholder] ?? placeholder);
}

interface Counted {
  version?: number;
  meta?: { total: number };
}

/** Reads how often a form has been saved: the versions of what it changes, or the rows of its list; null where nothing says it. */
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
