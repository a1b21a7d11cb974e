import type { ClinicForm } from '@ziba/shared/contracts/clinic-form';
import { subscriptionTypes } from '@ziba/shared/contracts/clinic-texts';
import type { ResourcePrice } from '@ziba/shared/contracts/resources-pricing';
import { formatToman } from '@ziba/shared/format/money';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { resourcePrices } from '../../../data/clinic-prices.api';
import { m as words } from '../messages';
import { limitOptions } from './limit-options';
import { m } from './messages';

const { CheckboxGroupField, DateField, QuantityField, SelectField } = fieldsOf<ClinicForm>();
const { fields } = words;

const limits = [
  { name: 'storage_limit', type: 'storage' },
  { name: 'upload_traffic_limit', type: 'traffic' },
  { name: 'sms_limit', type: 'sms' },
] as const;

/** The title of a price with its amount; the title alone without one. */
const priced = (title: string, price: ResourcePrice | undefined) =>
  price ? m.priced(title, formatToman(price.price)) : title;

/** What the clinic gets: its limits, its subscription and its modules, with their prices. */
export function PlanInputs() {
  const list = resourcePrices.useAll();
  const prices = list.data?.data ?? [];
  const ofType = (type: string) => prices.filter((price) => price.type === type);
  const types = subscriptionTypes.map((value) => ({
    value,
    label: priced(
      words.subscriptionTypes[value] ?? value,
      ofType('subscription').find(({ title }) => title.includes(value)),
    ),
  }));
  return (
    <>
      {list.error && !list.data && <PricesFailed list={list} />}
      {limits.map(({ name, type }) => (
        <LimitField key={name} {...{ name, type, prices }} />
      ))}
      <SelectField
        name="subscription_type"
        label={fields.subscription_type}
        options={types}
        blank={null}
      />
      <QuantityField
        name="subscription_days"
        label={fields.subscription_days}
        unit={m.days}
        decimals={0}
      />
      <DateField name="subscription_start_date" label={fields.subscription_start_date} past />
      <ModulesField prices={ofType('module')} />
    </>
  );
}

interface LimitProps {
  name: (typeof limits)[number]['name'];
  type: (typeof limits)[number]['type'];
  prices: readonly ResourcePrice[];
}

function LimitField({ name, type, prices }: LimitProps) {
  const { formState } = useFormContext<ClinicForm>();
  const texts = [useWatch<ClinicForm>({ name }), formState.defaultValues?.[name]];
  const options = limitOptions(prices, type, texts.map(String));
  return <SelectField name={name} label={fields[name]} options={options} blank={null} />;
}

/** The usual modules, those that have a price, and those that the clinic has. */
function ModulesField({ prices }: { prices: readonly ResourcePrice[] }) {
  const { formState } = useFormContext<ClinicForm>();
  const lists: unknown[] = [
    useWatch<ClinicForm>({ name: 'features' }),
    formState.defaultValues?.features,
  ];
  const own = lists.flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
  const titles = [...new Set([...m.modules, ...prices.map(({ title }) => title), ...own])];
  const options = titles.map((value) => ({
    value,
    label: priced(
      value,
      prices.find(({ title }) => title === value),
    ),
  }));
  return <CheckboxGroupField name="features" label={fields.features} options={options} />;
}

function PricesFailed({ list }: { list: ReturnType<typeof resourcePrices.useAll> }) {
  return (
    <p role="alert">
      {m.pricesFailed} {list.error?.message}{' '}
      <Button tone="quiet" size="small" icon="retry" onClick={() => void list.mutate()}>
        {common.tryAgain}
      </Button>
    </p>
  );
}
