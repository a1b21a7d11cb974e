import type { DeliveryInput } from '@ziba/shared/contracts/stock-deliveries';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { useFormContext } from 'react-hook-form';
import { readProductByCode } from '../../../data/stock.api';
import { ScanField } from '../../../widgets/scan-field/scan-field';
import { withScanned, type FormLine } from './delivery-lines';
import { m } from './messages';

interface Props {
  onLines: (lines: readonly FormLine[]) => void;
}

/** Adds what a scanner reads to the lines of a delivery. */
export function DeliveryScan({ onLines }: Props) {
  const { getValues } = useFormContext<DeliveryInput>();
  const scan = async (code: string) => {
    const product = await readProductByCode(code);
    const lines = withScanned(getValues('lines'), product);
    onLines(lines);
    const line = lines.findLast(({ product_id: id }) => Number(id) === product.id);
    return m.delivery.scanned(
      formatText(product.name),
      toPersianDigits(String(line?.quantity ?? '')),
    );
  };
  return <ScanField label={m.delivery.scan} hint={m.delivery.scanHint} onScan={scan} />;
}
