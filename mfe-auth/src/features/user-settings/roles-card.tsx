import type { Area } from '@ziba/shared/contracts/section-levels';
import { userAddresses } from '@ziba/shared/contracts/addresses';
import { useMay } from '@ziba/shared/session/use-may';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { useNavigate } from 'react-router-dom';
import { roles } from '../../data/users.api';
import { choicesOf } from '../../widgets/access-field/access-choices';
import { m } from './messages';
import { RoleInputs } from './role-inputs';
import { roleForm, roleList, templateArea, type RoleRow } from './role-list';

interface Props {
  area: Area;
}

const words = m.roles;
const initial = { kind: 'other', access: choicesOf([], templateArea) } as const;
const archive = {
  useArchive: roles.useRemove,
  meaning: ({ users_count }: RoleRow) => words.archiving(users_count),
};

/** The roles of a clinic, or of the platform, where they are templates for new clinics. */
export function RolesCard({ area }: Props) {
  const navigate = useNavigate();
  const mayArchive = useMay('users', 'delete');
  const isPlatform = area === 'admin';
  return (
    <NamedListEditor
      title={isPlatform ? words.templates : words.title}
      hint={isPlatform ? words.templatesHint : undefined}
      resource={roleList}
      schema={roleForm}
      initial={initial}
      withEnglish
      fields={(row: RoleRow | undefined) => <RoleInputs row={row} />}
      loadFailed={words.loadFailed}
      saved={words.saved}
      failed={words.failed}
      archive={mayArchive ? archive : undefined}
      onSaved={() => navigate(userAddresses(area).list)}
    />
  );
}
