import * as addresses from '@ziba/shared/contracts/addresses';
import {
  resourcePriceInput,
  resourceTypes,
  type ResourcePrice,
  type ResourcePriceInput,
} from '@ziba/shared/contracts/resources-pricing';
import { formatToman } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { useNavigate } from 'react-router-dom';
import { resourcePrices } from '../../data/clinic-prices.api';
import { resourceNames } from '../../widgets/bill/messages';
import { m } from './messages';

const words = m.prices;
const { SelectField, TextField, MoneyField } = fieldsOf<ResourcePriceInput>();
const types = resourceTypes.map((value) => ({ value, label: resourceNames[value] }));
const archive = { useArchive: resourcePrices.useRemove, meaning: () => words.archiving };
const nameOf = ({ type, title, price }: ResourcePrice) =>
  words.row(resourceNames[type], title, formatToman(price));

/** The prices of storage, traffic, messages, modules and subscriptions, in tomans. */
export function PricesCard() {
  const navigate = useNavigate();
  const mayArchive = useMay('clinics', 'delete');
  return (
    <NamedListEditor
      title={words.title}
      hint={words.hint}
      resource={resourcePrices}
      schema={resourcePriceInput}
      fields={
        <>
          <SelectField name="type" label={words.type} options={types} />
          <TextField name="title" label={words.name} />
          <MoneyField name="price" label={words.price} />
        </>
      }
      nameOf={nameOf}
      loadFailed={words.loadFailed}
      saved={words.saved}
      edited={words.edited}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
      onSaved={() => navigate(addresses.clinics)}
    />
  );
}
