import { useLiveRows } from '@ziba/shared/api/use-live';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { Product } from '@ziba/shared/contracts/products';
import type { StockLot } from '@ziba/shared/contracts/stock-movements';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { products } from '../../../data/inventory.api';
import { receiveGoods, type ReceiveState } from '../../../data/stock-addresses';
import { m as inventory } from '../messages';
import { m } from './messages';
import { MovementDialog } from './movement-dialog';
import { enteredKinds, type EnteredKind } from './movement-values';
import { ProductFacts } from './product-facts';
import { ProductLots } from './product-lots';
import { ProductMovements } from './product-movements';

/** What is open: a movement to enter, perhaps of one lot. */
interface Entry {
  kind: EnteredKind;
  lot?: StockLot;
}

/** A product with its stock, its lots, what they are worth, and every movement. */
export function ProductScreen() {
  const record = products.useOne(useIdParam());
  const back = useListReturn(addresses.inventory);
  const mayWrite = useMay('inventory', 'write');
  const [entry, setEntry] = useState<Entry>();
  useLiveRows(['stock.changed'], '/products');

  return (
    <RecordScreen
      record={record}
      title={m.product}
      back={{ to: back, label: inventory.title }}
      head={(product) => ({
        title: formatText(product.name),
        hint: formatText(product.brand),
        actions: mayWrite && <Actions product={product} onMove={(kind) => setEntry({ kind })} />,
      })}
    >
      {(product) => (
        <>
          <ProductFacts product={product} />
          <ProductLots
            product={product}
            onDispose={mayWrite ? (lot) => setEntry({ kind: 'dispose', lot }) : undefined}
          />
          <ProductMovements product={product} />
          {entry && (
            <MovementDialog product={product} {...entry} onClose={() => setEntry(undefined)} />
          )}
        </>
      )}
    </RecordScreen>
  );
}

interface ActionsProps {
  product: Product;
  onMove: (kind: EnteredKind) => void;
}

function Actions({ product: { id, name }, onMove }: ActionsProps) {
  const state: ReceiveState = { product_id: id, name };
  return (
    <>
      <ButtonLink to={addresses.product(id)} icon="edit">
        {m.editProduct}
      </ButtonLink>
      <Menu
        label={m.move}
        items={enteredKinds.map((kind) => ({
          label: m.kinds[kind],
          onSelect: () => onMove(kind),
        }))}
      />
      <ButtonLink to={receiveGoods} state={state} tone="primary" icon="add">
        {m.receive}
      </ButtonLink>
    </>
  );
}
