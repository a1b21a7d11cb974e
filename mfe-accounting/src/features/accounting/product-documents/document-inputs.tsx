import type { ProductFinancialInput } from '@ziba/shared/contracts/product-financial';
import { formatNumber } from '@ziba/shared/format/money';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { PaidByField } from '../documents/paid-by-field';
import { m } from './messages';
import { ProductChoice } from './product-choice';
import { ProductFacts, type KnownProduct } from './product-facts';

const { AttachmentsField, DigitsField, MoneyField, QuantityField, TextAreaField } =
  fieldsOf<ProductFinancialInput>();

interface Props {
  /** The product if it is known: from the inventory, or from the stored document. */
  product?: KnownProduct;
  /** The stock that the product was registered with, when the document is its purchase. */
  firstStock?: number;
}

/** The fields of a new and of a stored document. */
export function DocumentInputs({ product, firstStock }: Props) {
  return (
    <>
      <FieldGroup title={m.product}>
        {product ? (
          <>
            <ProductFacts product={product} />
            <DigitsField
              name="accounting_code"
              label={m.fields.accounting_code}
              hint={m.locked}
              readOnly
            />
          </>
        ) : (
          <ProductChoice />
        )}
      </FieldGroup>
      <FieldGroup title={m.quantities}>
        <QuantityField
          name="purchased_quantity"
          label={m.fields.purchased_quantity}
          hint={firstStock ? m.firstStockHint(formatNumber(firstStock)) : m.quantitiesHint}
        />
        <QuantityField name="sold_quantity" label={m.fields.sold_quantity} />
      </FieldGroup>
      <FieldGroup title={m.costs}>
        <MoneyField name="paid_cost" label={m.fields.paid_cost} />
        <MoneyField name="remaining_cost" label={m.fields.remaining_cost} />
        <PaidByField />
      </FieldGroup>
      <FieldGroup title={m.more}>
        <AttachmentsField
          name="receipt_attachment"
          label={m.fields.receipt_attachment}
          folder="general"
        />
        <TextAreaField name="description" label={m.fields.description} wide />
      </FieldGroup>
    </>
  );
}
