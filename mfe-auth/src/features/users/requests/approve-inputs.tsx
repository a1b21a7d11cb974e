import { userAddresses } from '@ziba/shared/contracts/addresses';
import { NamedSelectField } from '@ziba/shared/domain/named-select-field';
import { formatText } from '@ziba/shared/format/text';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import { useClinics, useRolesOf } from '../../../data/users.api';
import { AccessField } from '../../../widgets/access-field/access-field';
import { useFillAccess } from '../../../widgets/access-of-role/use-fill-access';
import { useClearRole } from '../../../widgets/access-of-role/use-clear-role';
import type { ApproveValues } from './approve-schema';
import { m } from './messages';

const { SelectField } = fieldsOf<ApproveValues>();

/** Clinic, role and access of a person whose request is approved. */
export function ApproveInputs() {
  const chosen = useWatch<ApproveValues, 'clinic_id'>({ name: 'clinic_id' });
  const clinicId = chosen ? Number(chosen) : null;
  const isChosen = clinicId !== null;
  const roles = useRolesOf(clinicId ?? undefined, isChosen);
  const clinics = useClinics();
  const options = (clinics.data?.data ?? []).map(({ id, name }) => ({
    value: id,
    label: formatText(name),
  }));
  useClearRole();
  useFillAccess(clinicId ?? undefined);
  return (
    <>
      <SelectField name="clinic_id" label={m.fields.clinic} options={options} wide />
      {isChosen && (
        <>
          <NamedSelectField<ApproveValues>
            name="meta_rolesId"
            label={m.fields.role}
            list={roles}
            empty={m.noRoles}
            settings={userAddresses('admin').settings}
            wide
          />
          <AccessField<ApproveValues> name="access" area="clinic" />
        </>
      )}
    </>
  );
}
