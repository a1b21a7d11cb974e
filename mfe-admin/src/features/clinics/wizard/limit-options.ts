import { gigabyte, readLimit } from '@ziba/shared/contracts/clinic-usage';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import type { ResourcePrice } from '@ziba/shared/contracts/resources-pricing';
import { formatToman } from '@ziba/shared/format/money';
import { limitText } from '../limit-text';
import { m } from './messages';

type Limit = 'storage' | 'traffic' | 'sms';

/**
 * The choices of a limit: the amounts that have a price, and those that the clinic has or had without one. `texts` are
 * the chosen text and the stored one; a price of the same amount stands for that text.
 */
export function limitOptions(
  prices: readonly ResourcePrice[],
  type: Limit,
  texts: readonly string[],
) {
  const amountOf = (text: string) => readLimit(text, type === 'sms' ? 1 : gigabyte);
  const isNew = (text: string, index: number, all: readonly string[]) =>
    all.findIndex((other) => amountOf(other) === amountOf(text)) === index;
  const ownPrices = prices.filter((price) => price.type === type);
  const titles = ownPrices.map(({ title }) => title);
  const readable = [...texts, ...titles.map(toLatinDigits)].filter(
    (text) => amountOf(text) !== undefined,
  );
  return readable.filter(isNew).map((text) => {
    const price = ownPrices.find(({ title }) => amountOf(title) === amountOf(text));
    const label = price
      ? m.priced(price.title, formatToman(price.price))
      : m.withoutPrice(limitText(text));
    return { value: text, label };
  });
}
