import { errorMessage } from '@ziba/shared/api/api-error';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import type { StockCountLine } from '@ziba/shared/contracts/stock-counts';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import styled from 'styled-components';
import { useCounting } from '../../../data/stock-counts.api';
import { ScanInput } from '../../../widgets/scan-field/scan-input';
import { m } from './messages';

interface Props {
  countId: number;
  line: StockCountLine;
}

/**
 * The counted quantity of a product, typed by hand; it is saved when the field is left or with Enter. If somebody else
 * has counted the product meanwhile, their quantity is shown with a message.
 */
export function CountedInput({ countId, line }: Props) {
  const { type } = useCounting(countId);
  const stored = String(line.counted);
  const [typed, setTyped] = useState(stored);

  const save = async () => {
    const counted = toLatinDigits(typed).trim();
    if (counted === stored) return;
    try {
      await type({ productId: line.product_id, counted, version: line.version });
    } catch (error) {
      setTyped(stored);
      toast.error(errorMessage(error));
    }
  };
  return (
    <Short
      dir="ltr"
      inputMode="decimal"
      aria-label={m.line.countedOf(formatText(line.name))}
      value={toPersianDigits(typed)}
      onChange={({ target }) => setTyped(toLatinDigits(target.value))}
      onBlur={() => void save()}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

const Short = styled(ScanInput)`
  max-inline-size: 7rem;
`;
