import { HeavyWork } from './heavy-work';

/** Work that ends when the test says so; it counts how much is done at once. */
function heldWork() {
  const held: (() => void)[] = [];
  let open = 0;
  let most = 0;
  const work =
    <Made>(made: Made) =>
    async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise<void>((done) => held.push(done));
      open -= 1;
      return made;
    };
  const endNext = async () => {
    while (held.length === 0) await new Promise(setImmediate);
    held.shift()?.();
  };
  return { work, endNext, most: () => most };
}

it('does one piece after the other, of all kinds, and refuses what comes while too much of its kind waits', async () => {
  const { work, endNext, most } = heldWork();
  const heavy = new HeavyWork();
  const pictures = heavy.queueOf({ mostWaiting: 2, busy: 'تصویر زیاد است' });
  const papers = heavy.queueOf({ mostWaiting: 1, busy: 'برگه زیاد است' });
  const done = [1, 2, 3].map((made) => pictures(work(made)));
  await expect(pictures(work(4))).rejects.toMatchObject({
    ...{ status: 503, code: 'busy', message: 'تصویر زیاد است', headers: { 'retry-after': '10' } },
  });
  const paper = papers(work('a paper'));
  await expect(papers(work('another'))).rejects.toMatchObject({ message: 'برگه زیاد است' });
  for (const one of [...done, paper]) {
    await endNext();
    await one;
  }
  expect(await Promise.all(done)).toEqual([1, 2, 3]);
  expect(await paper).toBe('a paper');
  expect(most()).toBe(1);
});

it('goes on after work that failed', async () => {
  const queue = new HeavyWork().queueOf({ mostWaiting: 2, busy: '' });
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(async () => 'done')).toBe('done');
});
