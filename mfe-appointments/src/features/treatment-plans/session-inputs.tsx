import { RequiredItemsField } from '@ziba/shared/domain/required-items-field';
import type { Service } from '@ziba/shared/contracts/services';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { DateTimeField } from '@ziba/shared/ui/fields/date-time-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useFormContext } from 'react-hook-form';
import { useClinicServices } from '../../data/clinic-services.api';
import { m } from './messages';
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

const choicesOf = (services: readonly Service[]) =>
  services
    .filter(({ is_active }) => is_active)
    .map(({ id, title, fee, system_code }) => ({
      value: id,
      label: formatText(title),
      // The code is isolated; otherwise its Latin letters would change the order of the parts.
      detail: `${formatToman(fee)}\u060c \u2066${system_code}\u2069`,
    }));

/** The fields of a session (text 2 §2.9); a chosen service fills label, price and duration. */
export function SessionInputs({ doctorId, others, storedStart, storedLabel }: Props) {
  const { setValue, getValues } = useFormContext<SessionEntry>();
  const { data, mutate } = useClinicServices();
  const services = data?.data ?? [];
  // Until the services are loaded, a function is the source: the field then shows loading or an error.
  const source = data
    ? choicesOf(services)
    : async () => {
        const page = await mutate();
        if (!page) throw new Error(common.fetchFailed);
        return choicesOf(page.data);
      };

  const fillFromService = (id: number | null) => {
    const service = services.find((one) => one.id === id);
    if (!service) return;
    const asUserEdit = { shouldDirty: true, shouldValidate: true };
    setValue('service_type', service.title, asUserEdit);
    setValue('service_cost', service.fee, asUserEdit);
    if (!getValues('estimated_duration') && service.duration) {
      setValue('estimated_duration', service.duration / 60, asUserEdit);
    }
  };

  return (
    <>
      <TextField name="session_title" label={m.session.name} />
      <ComboboxField<SessionEntry>
        name="service_id"
        label={m.session.service}
        source={source}
        nothing={m.noService}
        hint={storedLabel ? m.storedService(formatText(storedLabel)) : undefined}
        onChoice={(choice) => fillFromService(choice && Number(choice.value))}
      />
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
