import type { CashDay } from '@ziba/shared/contracts/cash';
import { formatText } from '@ziba/shared/format/text';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import type { ComponentProps } from 'react';
import { m } from './messages';
import { useTills } from './use-tills';

interface Props extends Pick<ComponentProps<typeof FilterSelect>, 'value' | 'onChange' | 'all'> {
  /** The point that is shown; offered also when it is archived. */
  shown?: CashDay['cash_point'];
}

/** Chooses a till: `main` or the id of a cash point. Nothing in a clinic with one till. */
export function TillFilter({ shown, ...select }: Props) {
  const { options } = useTills();
  const isMissing = shown && !options.some(({ value }) => value === String(shown.id));
  const offered = isMissing
    ? [...options, { value: String(shown.id), label: formatText(shown.name) }]
    : options;
  return offered.length > 1 ? <FilterSelect label={m.till} options={offered} {...select} /> : null;
}
