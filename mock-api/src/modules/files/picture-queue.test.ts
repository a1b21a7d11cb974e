import { PictureQueue } from './picture-queue';

/** A queue whose pictures are opened when the test says so; it counts how many are open at once. */
function heldQueue() {
  const held: (() => void)[] = [];
  let most = 0;
  const queue = new PictureQueue(async ({ content }) => {
    const isOpen = new Promise<void>((done) => held.push(done));
    most = Math.max(most, held.length);
    await isOpen;
    return { content, thumbnails: undefined };
  });
  const openNext = () => held.shift()?.();
  return { queue, openNext, most: () => most };
}

const picture = { content: Buffer.from('a picture'), mime: 'image/png' };

it('opens one picture at a time, and refuses more than twenty that wait', async () => {
  const { queue, openNext, most } = heldQueue();
  const opened = Array.from({ length: 21 }, () => queue.open(picture));
  await expect(queue.open(picture)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '10' },
    message: expect.stringContaining('دوباره'),
  });
  for (const one of opened) {
    openNext();
    await one;
  }
  expect(most()).toBe(1);
  const later = queue.open(picture);
  openNext();
  expect((await later).content).toEqual(picture.content);
});
