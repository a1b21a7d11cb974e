import * as fastq from 'fastq';
import { Refusal } from '../../lib/refusal';
import { m } from '../../messages';
import { keptPicture, thumbnailsOf, type ThumbnailSize } from './pictures';

interface Given {
  content: Buffer;
  mime: string;
}

export interface OpenedPicture {
  content: Buffer;
  thumbnails: Map<ThumbnailSize, Buffer> | undefined;
}

/** Pictures that may wait, besides the one that is opened. */
const mostWaiting = 20;

/**
 * Opens uploaded pictures one after the other: a picture of a few kilobytes may unpack to 150 megabytes, and each takes
 * a core that answers to others need as well. Refuses with 503, with the seconds after which to try again, while too
 * many wait.
 */
export class PictureQueue {
  private readonly queue: fastq.queueAsPromised<Given, OpenedPicture>;

  constructor(open: (given: Given) => Promise<OpenedPicture> = openPicture) {
    this.queue = fastq.promise(open, 1);
  }

  async open(given: Given): Promise<OpenedPicture> {
    if (this.queue.length() >= mostWaiting) {
      throw new Refusal(503, 'busy', m.uploadsBusy, undefined, { 'retry-after': '10' });
    }
    return this.queue.push(given);
  }
}

async function openPicture({ content: given, mime }: Given): Promise<OpenedPicture> {
  const content = await keptPicture(given, mime);
  return { content, thumbnails: await thumbnailsOf(content) };
}
