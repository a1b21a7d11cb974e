import type { Product } from '@ziba/shared/contracts/products';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { products } from '../../../data/product-documents.api';

interface Props {
  onPick: (product: Product) => void;
  onClose: () => void;
}

/** Chooses one of the clinic's products by name, brand or code. */
export function ProductPicker({ onPick, onClose }: Props) {
  const [search, setSearch] = useState('');
  const { data, error, mutate, isPrevious } = products.useList({ page: 1, search, sort: 'name' });

  const found = () => {
    if (error && (!data || isPrevious)) return <ErrorView error={error} onRetry={() => mutate()} />;
    if (!data || (isPrevious && data.data.length === 0)) return <LoadingView />;
    if (data.data.length === 0) {
      return <EmptyView icon="product" title={search ? m.noSuchProduct(search) : m.noProducts} />;
    }
    return (
      <>
        <Choices>
          {data.data.map((product) => (
            <li key={product.id}>
              <Choice type="button" onClick={() => onPick(product)}>
                <b>{formatText(product.name)}</b>
                <span>
                  {m.fields.accounting_code} <Ltr>{product.accounting_code}</Ltr>
                </span>
                <span>
                  {m.productCode} <Ltr>{product.product_code}</Ltr>
                </span>
                <span>{m.stockOf(formatNumber(product.stock), product.unit)}</span>
              </Choice>
            </li>
          ))}
        </Choices>
        {data.meta.totalPages > 1 && <More>{m.moreProducts(formatNumber(data.meta.total))}</More>}
      </>
    );
  };

  return (
    <Dialog open title={m.pickProduct} onClose={onClose}>
      <SearchField label={m.searchProduct} value={search} onSearch={setSearch} />
      {found()}
    </Dialog>
  );
}

const Choices = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-block-start: var(--space-3);
`;

const Choice = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  inline-size: 100%;
  min-block-size: var(--control);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: none;
  text-align: start;

  &:hover {
    border-color: var(--accent);
    background: var(--hover);
  }
  b {
    flex: 1 0 100%;
  }
  span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const More = styled.p`
  margin-block-start: var(--space-3);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
