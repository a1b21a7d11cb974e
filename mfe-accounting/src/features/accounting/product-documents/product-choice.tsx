import { useDebounced } from '@ziba/shared/api/use-debounced';
import {
  productFinancialTexts,
  type ProductFinancialInput,
} from '@ziba/shared/contracts/product-financial';
import { Button } from '@ziba/shared/ui/controls/button';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';
import { useProductByCode } from '../../../data/product-documents.api';
import { ProductFacts } from './product-facts';
import { ProductPicker } from './product-picker';

/** Milliseconds after the last key press before the product is read. */
const debounceMs = 300;

const { DigitsField } = fieldsOf<ProductFinancialInput>();

/** Chooses the product of a new document by its accounting code, typed or from the list. */
export function ProductChoice() {
  const [isPicking, setPicking] = useState(false);
  const { setValue } = useFormContext<ProductFinancialInput>();
  const code = useWatch<ProductFinancialInput, 'accounting_code'>({ name: 'accounting_code' });
  const product = useProductByCode(useDebounced(String(code ?? ''), debounceMs));
  const none = {
    name: product === null ? productFinancialTexts.unknownProduct : m.notChosen,
    product_code: m.unknown,
    stock: null,
  };

  return (
    <>
      <DigitsField
        name="accounting_code"
        label={m.fields.accounting_code}
        hint={m.chooseProduct}
        maxLength={12}
      />
      <Beside>
        <Button icon="search" onClick={() => setPicking(true)}>
          {m.pickProduct}
        </Button>
      </Beside>
      <Found role="status">
        {/* Always shown: facts that appear late would move the buttons below. */}
        <ProductFacts product={product ?? none} />
      </Found>
      {isPicking && (
        <ProductPicker
          onClose={() => setPicking(false)}
          onPick={({ accounting_code }) => {
            setValue('accounting_code', accounting_code, {
              shouldDirty: true,
              shouldValidate: true,
            });
            setPicking(false);
          }}
        />
      )}
    </>
  );
}

const Beside = styled.div`
  /* In line with the control, below the height of a label. */
  padding-block-start: calc(var(--size-s) * 1.6 + var(--space-1));

  @media (max-width: 56rem) {
    padding-block-start: 0;
  }
`;

const Found = styled.div`
  grid-column: 1 / -1;
`;
