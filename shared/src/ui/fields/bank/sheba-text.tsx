import { toPersianDigits } from '../../../format/digits';
import { Ltr } from '../../controls/ltr';
import { readSheba, showSheba } from './sheba';

/** A stored Sheba number to read, with IR and in groups. */
export function ShebaText({ sheba }: { sheba: string }) {
  return <Ltr>{`IR ${toPersianDigits(showSheba(readSheba(sheba)))}`}</Ltr>;
}
