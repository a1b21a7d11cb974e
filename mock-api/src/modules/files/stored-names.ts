import { defaultServiceImage } from '@ziba/shared/contracts/services';
import { thumbnailSizes } from './pictures';

/** The default picture of a service; it belongs to no clinic, and everybody may see it. */
export const defaultImage = {
  path: `/${defaultServiceImage}`,
  name: defaultServiceImage.split('/').at(-1) ?? '',
};

/** Rows contain bare names or `/uploads/{folder}/{fileName}`; both mean the same file. */
export function bareName(stored: string): string {
  return stored.trim().split('/').at(-1) ?? '';
}

/** The names on the disk of a stored file: its own, and those that its small versions may have. */
export const namesOnDisk = (fileName: string): string[] => [
  fileName,
  ...thumbnailSizes.map((size) => `${fileName}.${size}.webp`),
];
