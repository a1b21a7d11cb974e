import * as addresses from '@ziba/shared/contracts/addresses';
import type { ProductInput } from '@ziba/shared/contracts/products';
import { NamedSelectField } from '@ziba/shared/domain/named-select-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { productCategories, productTypes } from '../../data/inventory.api';
import { m as form } from './product-form/messages';
import { m } from './messages';
import { ProductDate } from './product-date';

const { AttachmentsField, DigitsField, QuantityField, TextAreaField, TextField } =
  fieldsOf<ProductInput>();

const labels = { ...m.fields, ...form.fields };

interface Props {
  /** The product exists already: its codes and its stock are shown and locked. */
  isStored?: boolean;
}

/** The fields of a product, in the order in which the text checks them. */
export function ProductInputs({ isStored = false }: Props) {
  const codeHint = isStored ? form.codeLocked : form.codeHint;
  return (
    <>
      <FieldGroup title={form.groups.identity}>
        <TextField name="name" label={labels.name} />
        <TextField name="brand" label={labels.brand} />
        <NamedSelectField<ProductInput>
          name="type_id"
          label={labels.type}
          list={productTypes.useAll()}
          empty={form.types.empty}
          settings={addresses.inventorySettings}
        />
        <NamedSelectField<ProductInput>
          name="category_id"
          label={labels.category}
          list={productCategories.useAll()}
          empty={form.categories.empty}
          settings={addresses.inventorySettings}
        />
      </FieldGroup>
      <FieldGroup title={form.groups.stock}>
        <QuantityField
          name="stock"
          label={labels.stock}
          readOnly={isStored}
          hint={isStored ? form.stockLocked : undefined}
        />
        <TextField name="unit" label={labels.unit} hint={form.unitHint} />
        <QuantityField
          name="min_required_stock"
          label={labels.min_required_stock}
          hint={form.minHint}
        />
        <ProductDate />
      </FieldGroup>
      <FieldGroup title={form.groups.codes}>
        <DigitsField
          name="product_code"
          label={labels.product_code}
          readOnly={isStored}
          maxLength={12}
          hint={codeHint}
        />
        <DigitsField
          name="accounting_code"
          label={labels.accounting_code}
          readOnly={isStored}
          maxLength={12}
          hint={codeHint}
        />
        <TextField name="barcode" label={labels.barcode} hint={form.barcodeHint} maxLength={50} />
      </FieldGroup>
      <MoreInputs />
    </>
  );
}

function MoreInputs() {
  return (
    <FieldGroup title={form.groups.more}>
      <AttachmentsField name="attachment" label={labels.attachment} folder="products" wide />
      <TextAreaField name="description" label={labels.description} />
    </FieldGroup>
  );
}
