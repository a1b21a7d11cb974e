import { toLatinDigits } from '@ziba/shared/contracts/digits';
import { cleanText } from '@ziba/shared/contracts/normalise';
import type { SmsSummary } from '@ziba/shared/contracts/sms';
import { smsHours, smsParts } from '@ziba/shared/contracts/sms-texts';
import { formatTime } from '@ziba/shared/format/date';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { m } from './messages';

/** A message that is about to be sent. */
export interface Draft {
  /** The whole text, as the receivers get it. */
  text: string;
  recipients: number;
  isAdvertising: boolean;
  /** ISO 8601; now if empty. */
  sendAt: string;
}

/** Texts above this many parts are pointed out before sending. */
const manyParts = 10;

export const partsOf = (text: string) => {
  const received = cleanText(text);
  return received ? smsParts(received) : 0;
};

/** What the sender is told of advertising that waits until the clinic's hours begin; undefined if it is sent in time. */
export function waitOf(
  { isAdvertising, sendAt }: Pick<Draft, 'isAdvertising' | 'sendAt'>,
  summary: SmsSummary | undefined,
): string | undefined {
  const { from, until } = summary?.advertising_hours ?? smsHours;
  const hour = Number(toLatinDigits(formatTime(sendAt || new Date().toISOString())).slice(0, 2));
  const isQuiet = hour < from || hour >= until;
  return isAdvertising && isQuiet ? m.cost.morning(formatNumber(from)) : undefined;
}

interface Cost {
  lines: string[];
  warnings: string[];
}

/** What a message costs, and what its sender should know before sending it (issue 17). */
export function costOf(draft: Draft, summary: SmsSummary | undefined): Cost {
  const parts = partsOf(draft.text);
  const total = parts * draft.recipients;
  const { credit, part_price: price, provider, limit } = summary ?? {};
  const lines = [
    m.cost.sum(formatNumber(draft.recipients), formatNumber(parts), formatNumber(total)),
    price && total > 0 && m.cost.price(formatToman(price * total)),
    typeof credit === 'number' && m.cost.credit(formatNumber(credit)),
    limit === null && m.cost.noLimit,
  ];
  const warnings = [
    typeof credit === 'number' && total > credit && m.cost.tooFew,
    parts > manyParts && m.cost.long(formatNumber(parts)),
    waitOf(draft, summary),
    provider === 'none' && m.cost.noProvider,
    provider === 'outbox' && m.cost.outbox,
  ];
  return { lines: lines.filter(isText), warnings: warnings.filter(isText) };
}

const isText = (line: unknown): line is string => typeof line === 'string' && line !== '';
