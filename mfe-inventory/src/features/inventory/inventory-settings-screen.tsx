import * as addresses from '@ziba/shared/contracts/addresses';
import { namedInput } from '@ziba/shared/contracts/named';
import { productTexts } from '@ziba/shared/contracts/products';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useNavigate } from 'react-router-dom';
import { productCategories, productTypes } from '../../data/inventory.api';
import { m as form } from './product-form/messages';
import { m } from './messages';

const typeInput = namedInput(productTexts.typeName);
const categoryInput = namedInput(productTexts.categoryName);

/** The types and categories of products. */
export function InventorySettingsScreen() {
  const navigate = useNavigate();
  const goToInventory = () => navigate(addresses.inventory);

  return (
    <Screen title={m.settings} back={{ to: addresses.inventory, label: m.title }}>
      <CardGrid min={20}>
        <NamedListEditor
          title={form.types.title}
          nameLabel={form.types.name}
          resource={productTypes}
          schema={typeInput}
          withEnglish
          saved={form.types.saved}
          failed={form.types.failed}
          onSaved={goToInventory}
        />
        <NamedListEditor
          title={form.categories.title}
          nameLabel={form.categories.name}
          resource={productCategories}
          schema={categoryInput}
          withEnglish
          saved={form.categories.saved}
          failed={form.categories.failed}
          onSaved={goToInventory}
        />
      </CardGrid>
    </Screen>
  );
}
