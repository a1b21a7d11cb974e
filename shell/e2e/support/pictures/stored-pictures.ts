import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { root } from '../running-product';
import { changedPlaces, type Pixels } from './changed-places';

/** How the gallery looks: what is compared with. `UPDATE_PICTURES=1` draws anew what differs. */
export const storedPictures = join(root, 'shell/e2e/pictures');
/** Where the picture is kept that differs, in full size. */
const kept = join(root, 'shell/.cache/pictures');

const fileOf = (name: string) => join(storedPictures, `${name}.webp`);

const scale = 1 / 4;
/** How often the same is drawn, 400 ms apart, until the page is taken to be at rest. */
const times = 3;

/** What stands in `main`, a quarter as wide and high: small in bytes, and letters are but a shade. */
async function draw(page: Page, session: CDPSession): Promise<Buffer> {
  const clip = await page.getByRole('main').evaluate((main, step) => {
    const { left, top, width, height } = main.getBoundingClientRect();
    // Whole pixels of the small picture, whatever part of one the edge is at.
    const whole = (length: number) => Math.ceil(length / step) * step;
    const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
    return { x, y, width: whole(width), height: whole(height) };
  }, 1 / scale);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 75,
    captureBeyondViewport: true,
    clip: { ...clip, scale },
  });
  return Buffer.from(data, 'base64');
}

/** The pixels of a file, as the browser reads it. */
const pixelsOf = (page: Page, file: Buffer): Promise<Pixels> =>
  page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('nothing to draw on');
    context.drawImage(image, 0, 0);
    return { width, height, data: new Uint8Array(context.getImageData(0, 0, width, height).data) };
  }, new Uint8Array(file));

/** Why a picture is not as it was, or undefined; most are the same to the byte. */
async function faultOf(page: Page, was: Buffer, is: Buffer): Promise<string | undefined> {
  if (was.equals(is)) return undefined;
  const [before, now] = [await pixelsOf(page, was), await pixelsOf(page, is)];
  const [first, ...others] = changedPlaces(before, now);
  if (!first) return undefined;
  const size = ({ width, height }: Pixels) => `${width / scale} × ${height / scale}`;
  if (size(before) !== size(now)) return `is ${size(now)}, was ${size(before)}`;
  return `differs ${first.x / scale} across and ${first.y / scale} down, and at ${others.length} more places`;
}

/** Draws until it is good, or until nothing has changed for a while: what loads late, loads meanwhile. */
async function drawUntil(draw: () => Promise<Buffer>, isGood: (is: Buffer) => Promise<boolean>) {
  const drawn: Buffer[] = [];
  for (;;) {
    const is = await draw();
    drawn.push(is);
    if (await isGood(is)) return is;
    const last = drawn.slice(-times);
    if (last.length === times && last.every((one) => one.equals(is))) return is;
    await pause(400);
  }
}

/**
 * Compares what stands in `main` with the picture of this name, or stores it as that picture. Answers
 * what is wrong with it, if anything is; then it is kept in full size too.
 */
export async function pictureFaults(page: Page, name: string): Promise<string[]> {
  const file = fileOf(name);
  const session = await page.context().newCDPSession(page);
  try {
    const was = existsSync(file) ? await readFile(file) : undefined;
    let fault: string | undefined;
    const is = await drawUntil(
      () => draw(page, session),
      async (now) => {
        fault = was ? await faultOf(page, was, now) : 'has no picture yet';
        return !fault;
      },
    );
    if (!fault) return [];
    if (!process.env.UPDATE_PICTURES) return [`${fault} (${await keep(page, name)})`];
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, is);
    return [];
  } finally {
    await session.detach();
  }
}

/** Says if there is no picture of this name, where one cannot be compared with it. */
export const missingPicture = (name: string): string[] =>
  existsSync(fileOf(name)) ? [] : ['has no picture yet'];

/** Keeps a picture of the whole page; answers its path. */
async function keep(page: Page, name: string): Promise<string> {
  const path = join(kept, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}
