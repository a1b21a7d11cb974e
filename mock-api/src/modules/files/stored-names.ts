import { defaultServiceImage } from '@ziba/shared/contracts/services';

/** The default picture of a service; it belongs to no clinic, and everybody may see it. */
export const defaultImage = {
  path: `/${defaultServiceImage}`,
  name: defaultServiceImage.split('/').at(-1) ?? '',
};

/** Rows contain bare names or `/uploads/{folder}/{fileName}`; both mean the same file. */
export function bareName(stored: string): string {
  return stored.trim().split('/').at(-1) ?? '';
}
