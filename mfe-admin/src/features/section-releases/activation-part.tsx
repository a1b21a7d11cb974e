import type { ActivationValues } from '@ziba/shared/contracts/release-activation';
import { formatNumber } from '@ziba/shared/format/money';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { Link } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import * as addresses from '@ziba/shared/contracts/addresses';
import { rings } from '../../data/access.api';
import { clinicChoices } from '../../widgets/clinic-choices/clinic-choices';
import { m } from './messages';
import { useClinics } from '../../data/section-releases.api';

const { DigitsField, SelectField } = fieldsOf<ActivationValues>();

/** The inputs that the chosen kind of target needs. */
export function ActivationPart() {
  const kind = useWatch<ActivationValues, 'kind'>({ name: 'kind' });
  switch (kind) {
    case 'share':
      return (
        <DigitsField
          name="percent"
          label={m.activate.percent}
          hint={m.activate.hints.share}
          maxLength={2}
          wide
        />
      );
    case 'ring':
      return <RingPart />;
    case 'clinic':
      return <ClinicPart />;
    case 'all':
      return null;
  }
}

function RingPart() {
  const list = rings.useAll();
  if (list.data?.data.length === 0) {
    return (
      <p>
        {m.activate.noRings} <Link to={addresses.sectionRings}>{m.activate.toRings}</Link>
      </p>
    );
  }
  const options = list.data?.data.map(({ id, name, clinic_ids }) => ({
    value: id,
    label: `${name} (${m.clinics(formatNumber(clinic_ids.length))})`,
  }));
  return (
    <SelectField
      name="ring_id"
      label={m.activate.ring}
      hint={m.activate.hints.ring}
      options={options ?? []}
      wide
    />
  );
}

function ClinicPart() {
  const list = useClinics();
  return (
    <ComboboxField<ActivationValues>
      name="clinic_id"
      label={m.activate.clinic}
      hint={m.activate.hints.clinic}
      source={clinicChoices(list.data?.data)}
      wide
    />
  );
}
