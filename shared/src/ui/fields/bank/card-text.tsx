import { toPersianDigits } from '../../../format/digits';
import { Ltr } from '../../controls/ltr';
import { readCard, showCard } from './card-number';

/** A stored card number to read, in groups of four. */
export function CardText({ card }: { card: string }) {
  return <Ltr>{toPersianDigits(showCard(readCard(card)))}</Ltr>;
}
