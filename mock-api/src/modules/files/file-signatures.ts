import { createHmac, timingSafeEqual } from 'node:crypto';
import { clock } from '../../lib/clock';

const minute = 60_000;
const lifetime = 10 * minute;

/** Signed addresses of files, for requests that cannot send a token, such as those of an `<img>`. */
export class FileSignatures {
  constructor(private readonly secret: string) {}

  /**
   * Makes an address that expires after ten minutes. Within one minute it is the same, so that browsers can cache the
   * file.
   */
  urlOf(fileName: string, now = clock.now()): string {
    const until = Math.floor(now / minute) * minute + lifetime;
    return `/api/files/${encodeURIComponent(fileName)}?until=${until}&signature=${this.sign(fileName, until)}`;
  }

  isValid(fileName: string, until: number, signature: string, now = clock.now()): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(fileName, until))];
    return until > now && given.length === right.length && timingSafeEqual(given, right);
  }

  private sign(fileName: string, until: number): string {
    return createHmac('sha256', this.secret)
      .update(`file:${fileName}:${until}`)
      .digest('base64url');
  }
}
