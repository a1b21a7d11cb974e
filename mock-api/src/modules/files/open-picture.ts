import type { HeavyWork } from '../../lib/heavy-work';
import { m } from '../../messages';
import { keptPicture, thumbnailsOf, type ThumbnailSize } from './pictures';

interface Given {
  content: Buffer;
  mime: string;
}

interface OpenedPicture {
  content: Buffer;
  thumbnails: Map<ThumbnailSize, Buffer> | undefined;
}

/** Pictures that may wait, besides the one that is opened. */
const mostWaiting = 20;

/**
 * Opens uploaded pictures one after the other: a picture of a few kilobytes may unpack to 150 megabytes. Refuses with 503
 * while too many wait.
 */
export function pictureOpener(heavy: HeavyWork) {
  const queue = heavy.queueOf({ mostWaiting, busy: m.uploadsBusy });
  return (given: Given): Promise<OpenedPicture> => queue(() => openPicture(given));
}

async function openPicture({ content: given, mime }: Given): Promise<OpenedPicture> {
  const content = await keptPicture(given, mime);
  return { content, thumbnails: await thumbnailsOf(content) };
}
