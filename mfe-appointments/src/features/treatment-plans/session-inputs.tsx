import { RequiredItemsField } from '@ziba/shared/domain/required-items-field';
import { DateTimeField } from '@ziba/shared/ui/fields/date-time-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';
import { ServiceField } from './service-field';
import { SessionTime } from './session-time';
import type { SessionEntry, SessionRow } from './session-values';

const { MoneyField, QuantityField, TextAreaField, TextField } = fieldsOf<SessionEntry>();

interface Props {
  /** The doctor of the session; undefined while none is chosen. */
  doctorId?: number;
  /** The other sessions of the list. */
  others: readonly SessionRow[];
  /** The stored start, ISO 8601; undefined for a new session. */
  storedStart?: string;
  /** The label of a session whose service the clinic no longer has. */
  storedLabel?: string | null;
}

/** The fields of a session. */
export function SessionInputs({ doctorId, others, storedStart, storedLabel }: Props) {
  return (
    <>
      <TextField name="session_title" label={m.session.name} />
      <ServiceField doctorId={doctorId} storedLabel={storedLabel} />
      <DateTimeField<SessionEntry> name="date" label={m.session.when} step={15} />
      <QuantityField
        name="estimated_duration"
        label={m.session.estimate}
        unit={m.hour}
        decimals={2}
      />
      <SessionTime doctorId={doctorId} others={others} storedStart={storedStart} />
      <MoneyField name="service_cost" label={m.session.price} />
      <TextField name="service_location" label={m.session.location} hint={m.locationHint} />
      <TextAreaField name="session_description" label={m.session.description} />
      <RequiredItemsField<SessionEntry> name="required_items" label={m.session.items} />
    </>
  );
}
