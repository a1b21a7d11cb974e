import { addresses } from '@ziba/shared/contracts/addresses';
import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { packageTypeLabels } from '@ziba/shared/contracts/appointment-texts';
import { packageTypes } from '@ziba/shared/contracts/appointments';
import { insuranceTypes } from '@ziba/shared/contracts/patients';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useAssistants, useClinicServices } from '../../data/appointments.api';
import { CostLines, usePriced } from './cost-lines';
import { m } from './messages';
import { useFee } from './use-fee';

const { AttachmentsField, DigitsField, SelectField, TextAreaField, TextField } =
  fieldsOf<DeskBookingValues>();

/** Minutes that a visit may be given in place of what its service takes. */
const durations = [15, 30, 45, 60, 90, 120];

/** What the visit is for, what it costs, and what else is to be known of it (text 2 §2.6). */
export function VisitInputs() {
  const services = useClinicServices().data?.data ?? [];
  const assistants = useAssistants().data?.data ?? [];
  return (
    <>
      <FieldGroup title={m.groups.visit}>
        <ComboboxField<DeskBookingValues>
          name="service_id"
          label={m.fields.service}
          source={services.map(({ id, title, fee }) => ({
            value: id,
            label: title,
            detail: formatToman(fee),
          }))}
          hint={
            services.some(({ is_default_visit }) => is_default_visit) ? undefined : (
              <NoDefaultService />
            )
          }
        />
        <SelectField
          name="package_type"
          label={m.fields.packageType}
          blank={null}
          options={packageTypes.map((type) => ({ value: type, label: packageTypeLabels[type] }))}
        />
        <SelectField
          name="duration"
          label={m.fields.duration}
          blank={m.usualDuration}
          options={durations.map((minutes) => ({
            value: minutes,
            label: m.minutes(toPersianDigits(minutes)),
          }))}
        />
        <SelectField
          name="assistant_id"
          label={m.fields.assistant}
          blank={m.noAssistant}
          options={assistants.map(({ id, profile }) => ({
            value: id,
            label: formatText(profile.fullName),
          }))}
        />
      </FieldGroup>
      <FieldGroup title={m.groups.cost}>
        <SelectField
          name="insurance_type"
          label={m.fields.insurance}
          blank={null}
          options={insuranceTypes}
        />
        <DiscountField />
        <CostLines />
      </FieldGroup>
      <FieldGroup title={m.groups.more}>
        <TextAreaField name="description" label={m.fields.description} />
        <DigitsField name="appointment_code" label={m.fields.code} hint={m.codeHint} readOnly />
        <AttachmentsField name="attachment" label={m.fields.attachments} folder="general" />
      </FieldGroup>
    </>
  );
}

/** No service is marked as the usual visit: says so, with the way to mark one (beyond E9). */
function NoDefaultService() {
  const mayDefine = useMayOpen(addresses.services);
  return (
    <>
      {m.noDefaultService}
      {mayDefine && (
        <ButtonLink tone="quiet" size="small" icon="services" to={addresses.services}>
          {m.defineService}
        </ButtonLink>
      )}
    </>
  );
}

/** A code and what it would take off. The hint always says something: it must not move the buttons below. */
function DiscountField() {
  const { discount } = useFee(usePriced());
  const { checked, error, isLoading } = discount;
  const hint = error
    ? error.message
    : checked
      ? m.discountOf(checked.title ?? m.discountFits, formatToman(checked.amount))
      : isLoading
        ? m.checking
        : m.discountHint;
  return (
    <TextField
      name="discount_code"
      label={m.fields.discount}
      maxLength={40}
      hint={<span role="status">{hint}</span>}
    />
  );
}
