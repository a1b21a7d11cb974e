import { defaultServiceImage } from '@ziba/shared/contracts/services';

/** The picture of a service that has none of its own; it belongs to nobody and is open to all. */
export const defaultImage = {
  path: `/${defaultServiceImage}`,
  name: defaultServiceImage.split('/').at(-1) ?? '',
};

/** Rows hold bare names or `/uploads/{folder}/{fileName}`; both mean the same file. */
export function bareName(stored: string): string {
  return stored.trim().split('/').at(-1) ?? '';
}
