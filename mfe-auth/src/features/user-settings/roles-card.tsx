import { userAddresses } from '@ziba/shared/contracts/addresses';
import type { Area } from '@ziba/shared/contracts/section-levels';
import { useMay } from '@ziba/shared/session/use-may';
import { NamedListEditor } from '@ziba/shared/ui/forms/named-list-editor';
import { useNavigate } from 'react-router-dom';
import { roles } from '../../data/users.api';
import { choicesOf } from '../../widgets/access-field/access-choices';
import { m } from './messages';
import { RoleArea } from './role-area';
import { RoleInputs } from './role-inputs';
import { roleFormOf, roleListOf, type RoleRow } from './role-list';

interface Props {
  /** The area of the page. */
  area: Area;
  /** Whose roles these are: on the page of the platform also those that new clinics begin with. */
  of: Area;
}

const words = m.roles;
const archive = {
  useArchive: roles.useRemove,
  meaning: ({ users_count }: RoleRow) => words.archiving(users_count),
};
const listOf = { clinic: roleListOf('clinic'), admin: roleListOf('admin') };
const formOf = { clinic: roleFormOf('clinic'), admin: roleFormOf('admin') };

/** The roles of a clinic, of the platform's own staff, or those that new clinics begin with. */
export function RolesCard({ area, of }: Props) {
  const navigate = useNavigate();
  const mayArchive = useMay('users', 'delete');
  const isTemplates = area === 'admin' && of === 'clinic';
  return (
    <RoleArea value={of}>
      <NamedListEditor
        title={isTemplates ? words.templates : of === 'admin' ? words.ofStaff : words.title}
        hint={isTemplates ? words.templatesHint : undefined}
        resource={listOf[of]}
        schema={formOf[of]}
        initial={{ kind: 'other', access: choicesOf([], of) } as const}
        withEnglish
        fields={(row: RoleRow | undefined) => <RoleInputs row={row} />}
        loadFailed={words.loadFailed}
        saved={words.saved}
        failed={words.failed}
        archive={mayArchive ? archive : undefined}
        onSaved={() => navigate(userAddresses(area).list)}
      />
    </RoleArea>
  );
}
