import { productDateKinds, type ProductInput } from '@ziba/shared/contracts/products';
import { todayIso } from '@ziba/shared/format/date';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { m as form } from './product-form/messages';

const { DateField } = fieldsOf<ProductInput>();

const kinds = productDateKinds.map((value) => ({ value, label: form.dateKinds[value] }));

/** The date of a product and its meaning. A past day is accepted with a warning. */
export function ProductDate() {
  const [date, kind] = useWatch<ProductInput, ['expiration_or_service', 'date_kind']>({
    name: ['expiration_or_service', 'date_kind'],
  });
  const isPast = typeof date === 'string' && isDay(date) && date.slice(0, 10) < todayIso();
  return (
    <>
      <DateField
        name="expiration_or_service"
        label={form.fields.expiration_or_service}
        past
        hint={isPast ? <Past>{form.pastDay[kind ?? 'expiry']}</Past> : form.expiryHint}
      />
      <RadioField<ProductInput>
        name="date_kind"
        label={form.fields.date_kind}
        options={kinds}
        required
      />
    </>
  );
}

/** Whether the value is a complete day; while it is typed it is other text. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d/.test(text);

function Past({ children }: { children: string }) {
  return (
    <Warning role="status">
      <Icon name="warning" size={15} />
      {children}
    </Warning>
  );
}

const Warning = styled.span`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  color: var(--warning);

  svg {
    flex: none;
    margin-block-start: 0.2rem;
  }
`;
