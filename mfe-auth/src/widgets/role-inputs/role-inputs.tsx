import * as addresses from '@ziba/shared/contracts/addresses';
import type { MetaRole } from '@ziba/shared/contracts/meta-roles';
import { NamedSelectField } from '@ziba/shared/domain/named-select-field';
import { formatText } from '@ziba/shared/format/text';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useServices } from '../../data/services.api';
import { useDoctorTypesOf, useRolesOf } from '../../data/users.api';
import { useUniqueHint } from '../unique-check/unique-hint';
import { m } from './messages';
import { roleSchema, type RoleValues } from './role-schema';

const { TextField } = fieldsOf<RoleValues>();

interface Props {
  /** The clinic of the user; null for the platform's own staff. */
  clinicId: number | null;
  /** The role that is stored: it stays to be chosen when it is archived. */
  storedRole?: { id: number; name: string } | null;
  /** The username that is stored: it is not checked for being taken. */
  ownUsername?: string;
}

/**
 * Username and role, and for a doctor's role the category and the main service. What counts is the kind of the
 * role, not its name. Choosing another kind clears what only doctors have.
 */
export function RoleInputs({ clinicId, storedRole, ownUsername }: Props) {
  const roles = useRolesOf(clinicId ?? undefined);
  const role = useChosenRole(roles.data?.data);
  const schema = roleSchema.shape.username;
  const uniqueHint = useUniqueHint({ kind: 'username', schema, own: ownUsername });
  return (
    <>
      <TextField
        name="username"
        kind="username"
        label={m.fields.username}
        hint={uniqueHint ?? m.usernameHint}
        autoComplete="off"
      />
      <NamedSelectField<RoleValues>
        name="meta_rolesId"
        label={m.fields.role}
        list={withStored(roles, storedRole)}
        empty={m.noRoles}
        settings={addresses.userAddresses(clinicId === null ? 'admin' : 'clinic').settings}
      />
      {clinicId !== null && role?.kind === 'doctor' && <DoctorInputs clinicId={clinicId} />}
    </>
  );
}

/** The chosen role; clears the doctor's fields when a role of another kind is chosen. */
function useChosenRole(roles: readonly MetaRole[] | undefined): MetaRole | undefined {
  const { getValues, setValue } = useFormContext<RoleValues>();
  const id = useWatch<RoleValues, 'meta_rolesId'>({ name: 'meta_rolesId' });
  const role = roles?.find((one) => String(one.id) === String(id));
  const before = useRef(id);
  useEffect(() => {
    if (String(before.current) === String(id)) return;
    before.current = id;
    if (!role || role.kind === 'doctor') return;
    for (const name of ['doctor_typesId', 'main_service'] as const) {
      if (getValues(name)) setValue(name, null, { shouldDirty: true });
    }
  }, [id, role, getValues, setValue]);
  return role;
}

type Roles = ReturnType<typeof useRolesOf>;

/** The list, with the stored role if it is no longer in it. */
function withStored(roles: Roles, stored: Props['storedRole']) {
  const rows = roles.data?.data;
  if (!roles.data || !rows || !stored || rows.some(({ id }) => id === stored.id)) return roles;
  const data = [...rows, { ...stored, name_en: null }];
  return { ...roles, data: { ...roles.data, data } };
}

function DoctorInputs({ clinicId }: { clinicId: number }) {
  const services = useServices(clinicId);
  const chosen = useWatch<RoleValues, 'main_service'>({ name: 'main_service' });
  const titles = services?.data?.data.map(({ title }) => title) ?? [];
  return (
    <>
      <NamedSelectField<RoleValues>
        name="doctor_typesId"
        label={m.fields.doctorType}
        list={useDoctorTypesOf(clinicId)}
        empty={m.noDoctorTypes}
        settings={addresses.userSettings}
      />
      {services && !services.error ? (
        <ComboboxField<RoleValues>
          name="main_service"
          label={m.fields.mainService}
          hint={m.mainServiceHint}
          source={titles}
          chosen={chosen ? { value: chosen, label: formatText(chosen) } : null}
        />
      ) : (
        <TextField name="main_service" label={m.fields.mainService} hint={m.mainServiceHint} />
      )}
    </>
  );
}
