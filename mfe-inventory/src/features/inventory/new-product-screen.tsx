import * as addresses from '@ziba/shared/contracts/addresses';
import { productInput, type ProductInput } from '@ziba/shared/contracts/products';
import { randomCode } from '@ziba/shared/format/random-code';
import { common } from '@ziba/shared/messages';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { products } from '../../data/inventory.api';
import { m as form } from './product-form/messages';
import { m } from './messages';
import { newDocumentState } from './new-document-state';
import { ProductInputs } from './product-inputs';

const list = { to: addresses.inventory, label: m.title };

/**
 * Registers a product and opens the form of its first purchase document. Users can also register
 * the product alone; without the right to write documents this is the only way.
 */
export function NewProductScreen() {
  const save = products.useSave();
  const navigate = useNavigate();
  const mayBuy = useMayOpen(addresses.newProductDocument);
  const [initial] = useState(() => ({
    date_kind: 'expiry' as const,
    product_code: randomCode(5),
    accounting_code: randomCode(5),
  }));

  const create = async (
    input: ProductInput,
    { isSecondSubmit }: Edit<ProductInput, ProductInput>,
  ) => {
    const product = await save(input);
    toast.success(form.created);
    if (!mayBuy || isSecondSubmit) return navigate(addresses.inventory);
    const state = { ...newDocumentState(product), first_stock: product.stock };
    return navigate(addresses.newProductDocument, { state });
  };

  return (
    <Screen title={m.create} back={list} width="narrow">
      <Form
        schema={productInput}
        initial={initial}
        submit={mayBuy ? form.createWithDocument : m.create}
        secondSubmit={mayBuy ? form.createOnly : undefined}
        failed={form.createFailed}
        cancel={{ ...list, label: common.cancel }}
        draft="product"
        onSubmit={create}
      >
        <ProductInputs />
      </Form>
    </Screen>
  );
}
