import * as addresses from '@ziba/shared/contracts/addresses';
import type { NewProductState } from '@ziba/shared/contracts/addresses';
import { productFinancialInput } from '@ziba/shared/contracts/product-financial';
import { common } from '@ziba/shared/messages';
import { mayOpen } from '@ziba/shared/session/use-may';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useLocation, useNavigate } from 'react-router-dom';
import { DocumentInputs } from './document-inputs';
import { m } from './messages';
import { productDocuments } from '../../../data/product-documents.api';

const list = { to: addresses.productDocuments, label: m.backToList };

/** The product in the navigation state, if the inventory has passed one; the state may hold anything. */
function readProduct(state: unknown): NewProductState | null {
  const newProduct = state as Partial<NewProductState> | null;
  return typeof newProduct?.product_id === 'number' &&
    typeof newProduct.accounting_code === 'string'
    ? (newProduct as NewProductState)
    : null;
}

/** The first values of the document; for a newly registered product the purchase of its first stock. */
function initialOf({ product_id, accounting_code, first_stock }: NewProductState) {
  const product = { product_id, accounting_code };
  return first_stock
    ? { ...product, purchased_quantity: first_stock, of_first_stock: true }
    : product;
}

/** Records what was bought or sold of a product, and what it cost. */
export function NewProductDocumentScreen() {
  const newProduct = readProduct(useLocation().state);
  const save = productDocuments.useSave();
  const navigate = useNavigate();
  const product = newProduct
    ? { name: newProduct.product_name, product_code: newProduct.product_code }
    : undefined;

  return (
    <Screen title={m.create} back={list} width="narrow">
      <Form
        schema={productFinancialInput}
        initial={newProduct ? initialOf(newProduct) : {}}
        submit={m.save}
        failed={common.saveFailed}
        cancel={{ to: list.to, label: common.cancel }}
        draft={newProduct ? `document-${newProduct.product_id}` : 'document'}
        onSubmit={async (document) => {
          await save(document);
          toast.success(m.created);
          await navigate(mayOpen(addresses.inventory) ? addresses.inventory : list.to);
        }}
      >
        <DocumentInputs product={product} firstStock={newProduct?.first_stock} />
      </Form>
    </Screen>
  );
}
