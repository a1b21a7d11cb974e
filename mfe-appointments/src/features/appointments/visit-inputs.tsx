import * as addresses from '@ziba/shared/contracts/addresses';
import type { DeskBookingValues } from '@ziba/shared/contracts/appointment-booking';
import { packageTypeLabels } from '@ziba/shared/contracts/appointment-texts';
import { packageTypes } from '@ziba/shared/contracts/appointments';
import { insuranceTypes } from '@ziba/shared/contracts/patients';
import type { Service } from '@ziba/shared/contracts/services';
import type { ListedDoctor } from '@ziba/shared/contracts/staff-services';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { servicesOfDoctor } from '@ziba/shared/domain/doctor-services/doctor-services';
import { formatToman } from '@ziba/shared/format/money';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useClinicServices } from '../../data/clinic-services.api';
import { staffOptions } from '../../data/staff-options';
import { useAssistants } from '../../data/staff.api';
import { useBookingParams } from './booking-params';
import { CostLines, usePriceInputs } from './cost-lines';
import { m } from './messages';
import { RareFields } from './rare-fields';
import { useFee } from './use-fee';
import { usualService } from './usual-service';

const { AttachmentsField, DigitsField, SelectField, TextAreaField, TextField } =
  fieldsOf<DeskBookingValues>();

/** The lengths in minutes that can be chosen in place of the length of the service. */
const durations = [15, 30, 45, 60, 90, 120];

interface Props {
  doctor: ListedDoctor;
}

/** The fields about the visit: service, length, assistant, costs, notes. */
export function VisitInputs({ doctor }: Props) {
  return (
    <>
      <FieldGroup title={m.groups.visit}>
        <ServiceField doctor={doctor} />
        <SelectField
          name="insurance_type"
          label={m.fields.insurance}
          blank={null}
          options={insuranceTypes}
        />
        <TextAreaField name="description" label={m.fields.description} rows={2} />
      </FieldGroup>
      <FieldGroup title={m.groups.cost}>
        <CostLines />
        <RareFields>
          <RareInputs />
        </RareFields>
      </FieldGroup>
    </>
  );
}

const choiceOf = ({ id, title, fee }: Service) => ({
  value: id,
  label: title,
  detail: formatToman(fee),
});

/** Chooses one of the services that the doctor does; says so, and says when the usual one is not among them. */
function ServiceField({ doctor }: Props) {
  const services = useClinicServices().data?.data ?? [];
  const known = useBookingParams();
  const chosen = useWatch<DeskBookingValues, 'service_id'>({ name: 'service_id' });
  const wanted = chosen ? Number(chosen) : usualService(services, known);
  const { offered, undone, hint } = servicesOfDoctor(services, doctor, wanted);
  const hasDefault = services.some(({ is_default_visit }) => is_default_visit);
  return (
    <ComboboxField<DeskBookingValues>
      name="service_id"
      label={m.fields.service}
      source={offered.map(choiceOf)}
      chosen={undone && choiceOf(undone)}
      hint={hint ?? (hasDefault ? undefined : <NoDefaultService />)}
    />
  );
}

/** The fields that are folded: kind and length of the visit, assistant, discount, code, attachments. */
function RareInputs() {
  const assistants = useAssistants().data?.data ?? [];
  return (
    <Pairs>
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
        options={staffOptions(assistants)}
      />
      <DiscountField />
      <DigitsField name="appointment_code" label={m.fields.code} hint={m.codeHint} readOnly />
      <AttachmentsField name="attachment" label={m.fields.attachments} folder="general" />
    </Pairs>
  );
}

/** Says that no service is marked as the usual visit, with a link to mark one. */
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

/** The discount code and its discount. The hint always shows a text, so that the buttons below do not move. */
function DiscountField() {
  const { discount } = useFee(usePriceInputs());
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

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: var(--space-4) var(--space-5);
`;
