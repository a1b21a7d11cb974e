import type { Sharp, default as sharp } from 'sharp';
import { stripMetadata } from './strip-metadata';

/** Widths and heights that small versions fit into. */
export const thumbnailSizes = [320, 1280] as const;
export type ThumbnailSize = (typeof thumbnailSizes)[number];

/** A picture with more pixels is stored but not opened: it could be made to fill the memory. */
const limits = { limitInputPixels: 50_000_000, failOn: 'none' as const };

/** Some pictures take minutes to unpack, such as one that is sent in thousands of passes. */
const longest = { seconds: 20 };

const inside = (size: number) =>
  ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;

/** The library is loaded with the first picture: it is large, and the start should not wait for it. */
let loading: Promise<typeof sharp> | undefined;
const loadSharp = () => (loading ??= load());

async function load() {
  const library = (await import('sharp')).default;
  // Limited, because two cores also serve requests.
  library.concurrency(1);
  return library;
}

/** How a rotated picture is written again. */
const turnedAs = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 92 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 92 }),
};

/**
 * The picture as it is stored: without private data. A picture that a camera has marked as rotated is rotated first,
 * because the mark is removed; every other picture keeps its pixels unchanged.
 */
export async function keptPicture(content: Buffer, mime: string): Promise<Buffer> {
  if (mime in turnedAs && (await isTurned(content))) {
    const open = await loadSharp();
    const turned = open(content, limits).rotate().keepIccProfile().timeout(longest);
    return turnedAs[mime as keyof typeof turnedAs](turned).toBuffer();
  }
  return stripMetadata(content, mime);
}

async function isTurned(content: Buffer): Promise<boolean> {
  const open = await loadSharp();
  try {
    const { orientation = 1, pages = 1 } = await open(content, limits).metadata();
    // A film would lose all but its first picture.
    return orientation !== 1 && pages === 1;
  } catch {
    // It begins like a picture, but cannot be opened.
    return false;
  }
}

/** Small versions as WebP; undefined for a file that cannot be opened as a picture. */
export async function thumbnailsOf(
  content: Buffer,
): Promise<Map<ThumbnailSize, Buffer> | undefined> {
  const open = await loadSharp();
  try {
    // The picture is unpacked once; the smaller versions are made of the largest.
    const largest = await open(content, limits)
      .rotate()
      .resize(inside(Math.max(...thumbnailSizes)))
      .timeout(longest)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = largest.info;
    const made = new Map<ThumbnailSize, Buffer>();
    for (const size of thumbnailSizes) {
      const small = open(largest.data, { raw: { width, height, channels } }).resize(inside(size));
      made.set(size, await small.webp({ quality: 80 }).toBuffer());
    }
    return made;
  } catch {
    return undefined;
  }
}
