import type { InvoiceInput } from '@ziba/shared/contracts/invoices';
import { formatNumber } from '@ziba/shared/format/money';
import { Button } from '@ziba/shared/ui/controls/button';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useFieldArray } from 'react-hook-form';
import { m } from './messages';

type Part = `lines.${number}.${'title' | 'unit_price' | 'quantity'}`;

const { MoneyField, QuantityField, TextField } = fieldsOf<Record<Part, unknown>>();
const { line } = m;

/** A new line, once. */
export const emptyLine = { title: '', unit_price: '', quantity: '' };
const mostLines = 100;

/** The lines of a new invoice: what is sold, its price in tomans, and how often. */
export function LineInputs() {
  const { fields, append, remove } = useFieldArray<InvoiceInput, 'lines'>({ name: 'lines' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={line.group(formatNumber(index + 1))}>
          <TextField name={`lines.${index}.title` as const} label={line.title} />
          <MoneyField name={`lines.${index}.unit_price` as const} label={line.price} />
          <QuantityField
            name={`lines.${index}.quantity` as const}
            label={line.quantity}
            hint={line.one}
            decimals={0}
          />
          {fields.length > 1 && (
            <div>
              <Button
                size="small"
                tone="quiet"
                icon="delete"
                aria-label={line.removeOf(formatNumber(index + 1))}
                onClick={() => remove(index)}
              >
                {line.remove}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {fields.length < mostLines && (
        <div>
          <Button icon="add" onClick={() => append(emptyLine)}>
            {m.addLine}
          </Button>
        </div>
      )}
    </>
  );
}
