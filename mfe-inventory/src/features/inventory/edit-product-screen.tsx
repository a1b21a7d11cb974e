import * as addresses from '@ziba/shared/contracts/addresses';
import { productInput, type Product, type ProductInput } from '@ziba/shared/contracts/products';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import { products } from '../../data/inventory.api';
import { m as form } from './product-form/messages';
import { m } from './messages';
import { newDocumentState } from './new-document-state';
import { ProductInputs } from './product-inputs';

/** Changes a product; its codes are locked, and only movements change its stock. */
export function EditProductScreen() {
  const record = products.useOne(useIdParam());
  const back = useListReturn(addresses.inventory);
  const mayMoveStock = useMayOpen(addresses.newProductDocument);
  const moveStock = (product: Product) => (
    <ButtonLink icon="receipt" to={addresses.newProductDocument} state={newDocumentState(product)}>
      {form.moveStock}
    </ButtonLink>
  );

  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: back, label: m.title }}
      head={(product) => ({
        hint: formatText(product.name),
        actions: mayMoveStock && moveStock(product),
      })}
      width="narrow"
    >
      {(product) => (
        <ProductForm key={product.id} product={product} reload={record.mutate} back={back} />
      )}
    </RecordScreen>
  );
}

interface FormProps {
  product: Product;
  /** Reads the product again. */
  reload: () => unknown;
  back: string;
}

function ProductForm({ product, reload, back }: FormProps) {
  const save = products.useSave();
  const navigate = useNavigate();

  const edit = async (_: ProductInput, { changes }: Edit<ProductInput, ProductInput>) => {
    await save(changes, product.id);
    toast.success(form.edited);
    await navigate(back);
  };

  return (
    <Form
      schema={productInput}
      stored={product}
      reload={reload}
      submit={common.saveChanges}
      failed={form.editFailed}
      cancel={{ to: back, label: common.cancel }}
      draft="product"
      onSubmit={edit}
    >
      <ProductInputs isStored />
    </Form>
  );
}
