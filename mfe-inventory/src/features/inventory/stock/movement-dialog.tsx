import type { Product } from '@ziba/shared/contracts/products';
import type { StockLot } from '@ziba/shared/contracts/stock-movements';
import { formatDay } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useLots, useMoveStock } from '../../../data/stock.api';
import { m } from './messages';
import { movementForm, movementOf, type EnteredKind, type MovementForm } from './movement-values';

interface Props {
  product: Product;
  kind: EnteredKind;
  /** The lot to begin with. */
  lot?: StockLot;
  onClose: () => void;
}

const { QuantityField, SelectField, TextField } = fieldsOf<MovementForm>();

const directions = (['less', 'more'] as const).map((value) => ({
  value,
  label: m.form.directions[value],
}));

/** The lot in words, to choose it. */
const nameOf = ({ lot_no, expires_on, quantity }: StockLot) =>
  m.form.lotOf(
    lot_no ?? m.lot.none,
    expires_on ? formatDay(expires_on) : m.form.noExpiry,
    formatNumber(quantity),
  );

/** Adjusts a stock, disposes of goods, takes them back or uses them. */
export function MovementDialog({ product, kind, lot, onClose }: Props) {
  const moveStock = useMoveStock();
  const lots = useLots(product.id).data?.data ?? [];
  const [schema] = useState(() => movementForm(kind));
  const title = m.form.title(m.kinds[kind], formatText(product.name));
  const unit = formatText(product.unit);

  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        frame="none"
        schema={schema}
        initial={{ direction: 'less', quantity: '', lot: lot ? String(lot.id) : '', reason: '' }}
        submit={m.form.save}
        failed={m.form.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`movement-${kind}-${product.id}`}
        onSubmit={async (values) => {
          const { stock } = await moveStock(product.id, movementOf(kind, values, lots));
          toast.success(m.form.done(`${formatNumber(stock)} ${unit}`));
          onClose();
        }}
      >
        {kind === 'adjust' && (
          <RadioField<MovementForm>
            name="direction"
            label={m.form.direction}
            options={directions}
            wide
          />
        )}
        <QuantityField name="quantity" label={m.form.quantity} unit={unit} />
        {lots.length > 0 && (
          <SelectField
            name="lot"
            label={m.form.lot}
            blank={m.form.anyLot}
            options={lots.map((one) => ({ value: one.id, label: nameOf(one) }))}
          />
        )}
        <TextField name="reason" label={m.form.reason} maxLength={500} wide />
      </Form>
    </Dialog>
  );
}
