import { common } from '../messages';
import { weekdayOf } from './weekday';

/** An ISO 8601 instant, or a calendar day `YYYY-MM-DD`; without a zone it is Tehran time. */
export type IsoDate = string;

const zone = 'Asia/Tehran';
const persian = 'fa-IR-u-ca-persian-nu-arabext';

/** Creates a formatter at first use: each takes a millisecond, and most pages need one or two. */
function lazily(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }));
}

const day = lazily(persian, { year: 'numeric', month: '2-digit', day: '2-digit' });
const time = lazily(persian, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const longDay = lazily(persian, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const isoDay = lazily('en-u-ca-gregory', { year: 'numeric', month: '2-digit', day: '2-digit' });

function read(iso: IsoDate | null | undefined): Date | null {
  if (!iso) return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso);
  const zoned = isDay || /(Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}+03:30`;
  // Noon, so that a calendar day stays the same day whatever the offset of the zone was in that year.
  const date = new Date(isDay ? `${iso}T12:00:00+03:30` : zoned);
  return Number.isNaN(date.getTime()) ? null : date;
}

function partsOf(format: Intl.DateTimeFormat, date: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** The shown day: `1404/10/13` in Persian digits. An invalid or missing date gives an empty text, as below. */
export function formatDay(iso: IsoDate | null | undefined): string {
  const date = read(iso);
  if (!date) return '';
  const parts = partsOf(day(), date);
  return `${parts.year}/${parts.month}/${parts.day}`;
}

/** The shown time of day: `14:30` in Persian digits. */
export function formatTime(iso: IsoDate | null | undefined): string {
  const date = read(iso);
  if (!date) return '';
  const parts = partsOf(time(), date);
  return `${parts.hour}:${parts.minute}`;
}

/** Day and time with a Persian comma between. */
export function formatDateTime(iso: IsoDate | null | undefined): string {
  return read(iso) ? `${formatDay(iso)}\u060c ${formatTime(iso)}` : '';
}

/** The day in words: weekday, day, month, year. */
export function formatLongDay(iso: IsoDate | null | undefined): string {
  const date = read(iso);
  if (!date) return '';
  const parts = partsOf(longDay(), date);
  // The browser writes Thursday without its half-space.
  const weekday = common.weekdays[weekdayOf(todayIso(date))];
  return `${weekday} ${parts.day} ${parts.month} ${parts.year}`;
}

/** The day in Tehran, `YYYY-MM-DD`. */
export function todayIso(now: Date = new Date()): IsoDate {
  const parts = partsOf(isoDay(), now);
  return `${parts.year}-${parts.month}-${parts.day}`;
}
