import { userAddresses } from '@ziba/shared/contracts/addresses';
import { metaRoleInput, roleKinds, type MetaRole } from '@ziba/shared/contracts/meta-roles';
import { useMay } from '@ziba/shared/session/use-may';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { roles } from '../../data/users.api';
import { m } from './messages';

interface Props {
  area: 'clinic' | 'admin';
}

const words = m.roles;
const schema = metaRoleInput.omit({ access: true });
const { TextField, TextAreaField, SelectField } = fieldsOf<z.input<typeof schema>>();
const kinds = roleKinds.map((value) => ({ value, label: words.kinds[value] }));
const archive = {
  useArchive: roles.useRemove,
  meaning: ({ users_count }: MetaRole) => words.archiving(users_count),
};

/** The roles of a clinic, or of the platform, where they are templates too. */
export function RolesCard({ area }: Props) {
  const navigate = useNavigate();
  const mayArchive = useMay('users', 'delete');
  const isPlatform = area === 'admin';
  return (
    <NamedListEditor
      title={isPlatform ? words.templates : words.title}
      hint={isPlatform ? words.templatesHint : undefined}
      resource={roles}
      schema={schema}
      initial={{ kind: 'other' }}
      withEnglish
      fields={
        <>
          <TextField name="name" label={words.name} />
          <TextField name="name_en" label={words.nameEn} kind="username" />
          <SelectField name="kind" label={words.kind} hint={words.kindHint} options={kinds} />
          <TextAreaField name="description" label={words.description} wide />
        </>
      }
      saved={words.saved}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
      onSaved={() => navigate(userAddresses(area).list)}
    />
  );
}
