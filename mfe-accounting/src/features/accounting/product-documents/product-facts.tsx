import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { FactList, type Fact } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import styled from 'styled-components';
import { m } from './messages';

export interface KnownProduct {
  name: string;
  product_code: string;
  /** Null while it is not known; left out where it is not shown. */
  stock?: number | null;
  unit?: string;
}

interface Props {
  product: KnownProduct;
}

/** The product of a document as text, because its codes are locked. */
export function ProductFacts({ product }: Props) {
  const { name, product_code, stock, unit = '' } = product;
  const facts: Fact[] = [
    { label: m.productName, value: formatText(name) },
    { label: m.productCode, value: <Ltr>{product_code}</Ltr> },
  ];
  if (stock !== undefined) {
    const text = stock === null ? m.unknown : `${formatNumber(stock)} ${unit}`.trim();
    facts.push({ label: m.stock, value: text });
  }
  return (
    <Box>
      <FactList facts={facts} />
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
`;
