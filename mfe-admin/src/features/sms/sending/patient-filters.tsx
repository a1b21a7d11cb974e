import { genders, insuranceTypes, notSeenMonths } from '@ziba/shared/contracts/patients';
import type { SmsToGroup } from '@ziba/shared/contracts/sms-forms';
import { formatNumber } from '@ziba/shared/format/money';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { m } from './messages';

const { SelectField } = fieldsOf<SmsToGroup>();
const { filters } = m;
const months = notSeenMonths.map((value) => ({
  value,
  label: filters.months(formatNumber(Number(value))),
}));

/** Which patients a message is for; all of them if nothing is chosen. */
export function PatientFilters() {
  return (
    <FieldGroup title={filters.title}>
      <SelectField
        name="gender"
        label={filters.gender}
        options={genders}
        blank={filters.anyGender}
      />
      <SelectField
        name="insurance_type"
        label={filters.insurance_type}
        options={insuranceTypes}
        blank={filters.anyInsurance}
      />
      <SelectField
        name="not_seen"
        label={filters.not_seen}
        options={months}
        blank={filters.anyTime}
      />
    </FieldGroup>
  );
}
