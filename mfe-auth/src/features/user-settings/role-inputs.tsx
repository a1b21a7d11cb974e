import { roleKinds } from '@ziba/shared/contracts/meta-roles';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import { AccessField } from '../../widgets/access-field/access-field';
import { m } from './messages';
import { RolePresetButtons } from './role-preset-buttons';
import { useRoleArea } from './role-area';
import type { RoleForm, RoleRow } from './role-list';

const words = m.roles;
const { TextField, TextAreaField, SelectField } = fieldsOf<RoleForm>();
const kinds = roleKinds.map((value) => ({ value, label: words.kinds[value] }));

interface Props {
  /** None for a new role. */
  row: RoleRow | undefined;
}

/** The fields of a role: its names, its kind, and the access that is proposed for its users. */
export function RoleInputs({ row }: Props) {
  const area = useRoleArea();
  return (
    <>
      {!row && area === 'clinic' && <RolePresetButtons />}
      <TextField name="name" label={words.name} />
      <TextField name="name_en" label={words.nameEn} kind="username" />
      {area === 'clinic' && (
        <SelectField name="kind" label={words.kind} hint={words.kindHint} options={kinds} />
      )}
      <TextAreaField name="description" label={words.description} wide />
      <AccessField<RoleForm> name="access" area={area} before={row?.template} />
      {row && row.users_count > 0 && <ApplyToUsers row={row} />}
    </>
  );
}

/** Offers to give a changed template to those who have the role. */
function ApplyToUsers({ row }: { row: RoleRow }) {
  const [access, isChosen] = useWatch<RoleForm, ['access', 'apply_to_users']>({
    name: ['access', 'apply_to_users'],
  });
  const isChanged = Object.entries(access ?? {}).some(
    ([section, choice]) => row.access[section] !== choice,
  );
  if (!isChanged && !isChosen) return null;
  return (
    <SwitchField<RoleForm> name="apply_to_users" label={words.applyToUsers(row.users_count)} wide />
  );
}
