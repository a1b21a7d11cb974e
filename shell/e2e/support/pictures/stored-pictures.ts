import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { root } from '../running-product';
import { changedPlaces, type Pixels } from './changed-places';

/** The folder of the pictures to compare with. `UPDATE_PICTURES=1` replaces those that differ. */
export const storedPictures = join(root, 'shell/e2e/pictures');
/** The folder for full-size screenshots of pages that differ. */
const failedFolder = join(root, 'shell/.cache/pictures');

const fileOf = (name: string) => join(storedPictures, `${name}.webp`);

const scale = 1 / 4;
/** The page is stable after this many equal pictures, 400 ms apart. */
const equalPictures = 3;

/** A picture of `main` at a quarter of its width and height. It is small, and shows text only as a shade. */
async function draw(page: Page, session: CDPSession): Promise<Buffer> {
  const clip = await page.getByRole('main').evaluate((main, step) => {
    const { left, top, width, height } = main.getBoundingClientRect();
    // Round up to whole pixels of the small picture.
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

/** Decodes a file to pixels, in the browser. */
const pixelsOf = (page: Page, file: Buffer): Promise<Pixels> =>
  page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('nothing to draw on');
    context.drawImage(image, 0, 0);
    return { width, height, data: new Uint8Array(context.getImageData(0, 0, width, height).data) };
  }, new Uint8Array(file));

/** How a picture differs from the stored one; undefined if it does not. Most are equal byte by byte. */
async function differenceOf(page: Page, was: Buffer, is: Buffer): Promise<string | undefined> {
  if (was.equals(is)) return undefined;
  const [before, now] = [await pixelsOf(page, was), await pixelsOf(page, is)];
  const [first, ...others] = changedPlaces(before, now);
  if (!first) return undefined;
  const size = ({ width, height }: Pixels) => `${width / scale} × ${height / scale}`;
  if (size(before) !== size(now)) return `is ${size(now)}, was ${size(before)}`;
  return `differs ${first.x / scale} across and ${first.y / scale} down, and at ${others.length} more places`;
}

/** Draws until the picture is good, or stable: late content may still load meanwhile. */
async function drawUntil(draw: () => Promise<Buffer>, isGood: (is: Buffer) => Promise<boolean>) {
  const drawn: Buffer[] = [];
  for (;;) {
    const is = await draw();
    drawn.push(is);
    if (await isGood(is)) return is;
    const last = drawn.slice(-equalPictures);
    if (last.length === equalPictures && last.every((one) => one.equals(is))) return is;
    await pause(400);
  }
}

/**
 * Compares `main` with the picture of this name, or stores it as that picture. Resolves to the problems;
 * if there is one, a full-size screenshot is saved too.
 */
export async function pictureProblems(page: Page, name: string): Promise<string[]> {
  const file = fileOf(name);
  const session = await page.context().newCDPSession(page);
  const shown = page.viewportSize();
  try {
    await showWhole(page);
    const was = existsSync(file) ? await readFile(file) : undefined;
    let fault: string | undefined;
    const is = await drawUntil(
      () => draw(page, session),
      async (now) => {
        fault = was ? await differenceOf(page, was, now) : 'has no picture yet';
        return !fault;
      },
    );
    if (!fault) return [];
    if (!process.env.UPDATE_PICTURES) return [`${fault} (${await saveFullSize(page, name)})`];
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, is);
    return [];
  } finally {
    if (shown) await page.setViewportSize(shown);
    await session.detach();
  }
}

/**
 * Makes the window as high as the page. What scrolls on its own far below the window is painted only when the browser
 * finds the time, so a picture of it would differ from one run to the next.
 */
async function showWhole(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** A problem if there is no picture of this name; used where pictures cannot be compared. */
export const missingPicture = (name: string): string[] =>
  existsSync(fileOf(name)) ? [] : ['has no picture yet'];

/** Saves a screenshot of the whole page; resolves to its path. */
async function saveFullSize(page: Page, name: string): Promise<string> {
  const path = join(failedFolder, `${name}.png`);
  await page.screenshot({ path, fullPage: true });
  return path;
}
