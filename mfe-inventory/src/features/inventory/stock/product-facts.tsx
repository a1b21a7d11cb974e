import type { Product } from '@ziba/shared/contracts/products';
import type { StockLot } from '@ziba/shared/contracts/stock-movements';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { useLots } from '../../../data/stock.api';
import { m as form } from '../product-form/messages';
import { m as inventory } from '../messages';
import { ProductStatusBadge } from '../product-status-badge';
import { m } from './messages';
import { valueOf } from './value-of';

const code = (text: string | null) => text && <Ltr>{toPersianDigits(text)}</Ltr>;

/** What a product is, how much of it there is, and what that is worth. */
export function ProductFacts({ product }: { product: Product }) {
  const lots = useLots(product.id).data?.data;
  const { fields, stockOf } = inventory;
  const unit = formatText(product.unit);
  const { min_required_stock: minimum } = product;
  return (
    <Card title={m.facts} actions={<ProductStatusBadge status={product.status} />}>
      <FactList
        facts={[
          { label: fields.stock, value: <b>{stockOf(formatNumber(product.stock), unit)}</b> },
          {
            label: m.minimum,
            value: minimum === null ? null : stockOf(formatNumber(minimum), unit),
          },
          { label: m.value, value: lots && valueText(lots) },
          {
            label: form.dateKinds[product.date_kind],
            value: formatDay(product.expiration_or_service),
          },
          { label: fields.product_code, value: code(product.product_code) },
          { label: m.barcode, value: code(product.barcode) },
          { label: fields.type, value: formatText(product.product_type.name) },
          { label: fields.category, value: formatText(product.product_category.name) },
        ]}
      />
    </Card>
  );
}

function valueText(lots: readonly StockLot[]): string {
  const { value, isWhole } = valueOf(lots);
  return isWhole ? formatToman(value) : m.valuePartly(formatToman(value));
}
