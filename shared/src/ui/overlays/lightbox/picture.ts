import { formatNumber } from '../../../format/money';
import { m } from './messages';

/** A picture to look at. */
export interface Picture {
  src: string;
  /** What it shows: the text below it, and its name for screen readers. */
  caption?: string;
  /** Degrees clockwise that the stored picture is turned by; 0, 90, 180 or 270. */
  rotation?: number;
}

/** «Picture 2 of 5», and what it shows. */
export function nameOf(pictures: readonly Picture[], at: number): string {
  const place = m.place(formatNumber(at + 1), formatNumber(pictures.length));
  return [place, pictures[at]?.caption].filter(Boolean).join('\u060c ');
}
