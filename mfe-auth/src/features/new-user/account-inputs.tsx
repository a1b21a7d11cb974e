import { clinicAdmin } from '@ziba/shared/contracts/account-types';
import { platformType } from '@ziba/shared/contracts/permissions';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import { useClinics } from '../../data/users.api';
import { AccessField } from '../../widgets/access-field/access-field';
import { useFillAccess } from '../../widgets/access-of-role/use-fill-access';
import { useClearRole } from '../../widgets/access-of-role/use-clear-role';
import type { Profile } from '../../widgets/profile-inputs/profile-schema';
import { RoleInputs } from '../../widgets/role-inputs/role-inputs';
import type { AccountValues } from './account-schema';
import { m } from './messages';
import { UsernameSuggestions } from './username-suggestions';

const { PasswordField, SelectField } = fieldsOf<AccountValues>();

interface Props {
  profile: Profile;
  /** The clinic of the signed-in user; null on the platform, which chooses one or none. */
  ownClinic: number | null;
}

/** Account, role and access of a new user. The access is filled in from the template of the role, then edited. */
export function AccountInputs({ profile, ownClinic }: Props) {
  const chosen = useWatch<AccountValues, 'clinic_id'>({ name: 'clinic_id' });
  const isAdmin = useWatch<AccountValues, 'isAdmin'>({ name: 'isAdmin' });
  const clinicId = ownClinic ?? (chosen ? Number(chosen) : null);
  const area = clinicId === null ? 'admin' : 'clinic';
  const type = useSession()?.access.type;
  const mayMakeAdmin = clinicId !== null && (type === clinicAdmin || type === platformType);
  useClearRole();
  useFillAccess(clinicId);
  return (
    <>
      {ownClinic === null && <ClinicField />}
      <FieldGroup title={m.groups.role}>
        <UsernameSuggestions profile={profile} />
        <RoleInputs clinicId={clinicId} />
        {mayMakeAdmin && (
          <SwitchField<AccountValues> name="isAdmin" label={m.fields.isAdmin} wide />
        )}
      </FieldGroup>
      <FieldGroup title={m.groups.account}>
        <PasswordField
          name="password"
          label={m.fields.password}
          hint={m.hints.password}
          autoComplete="new-password"
          strength
        />
        <PasswordField
          name="confirmPassword"
          label={m.fields.confirmPassword}
          autoComplete="new-password"
        />
      </FieldGroup>
      {!(mayMakeAdmin && isAdmin) && (
        <FieldGroup title={m.groups.access}>
          <AccessField<AccountValues> key={area} name="access" area={area} />
        </FieldGroup>
      )}
    </>
  );
}

/** The clinic of the new user; without one they are staff of the platform. */
function ClinicField() {
  const clinics = useClinics();
  if (!clinics.data) return null;
  return (
    <SelectField
      name="clinic_id"
      label={m.fields.clinic}
      hint={m.hints.clinic}
      blank={m.noClinic}
      options={clinics.data.data.map(({ id, name }) => ({ value: id, label: formatText(name) }))}
      wide
    />
  );
}
