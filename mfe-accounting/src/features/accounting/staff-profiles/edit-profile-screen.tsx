import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useNavigate } from 'react-router-dom';
import { staffProfiles } from '../../../data/staff-profiles.api';
import * as addresses from '../addresses';
import { m } from './messages';
import { ProfilePerson } from './profile-person';
import { ProfileWizard } from './profile-wizard';

/** Changes the financial profile of a member of staff. A failed save is said and keeps the step. */
export function EditProfileScreen() {
  const record = staffProfiles.useOne(useIdParam());
  const save = staffProfiles.useSave();
  const navigate = useNavigate();
  const list = useListReturn(addresses.staffProfiles);
  return (
    <RecordScreen
      record={record}
      title={m.edit}
      back={{ to: list, label: m.backToList }}
      notFound={{ title: m.notFound, hint: m.notFoundHint }}
      width="narrow"
    >
      {(profile) => (
        <>
          <ProfilePerson user={profile.user} />
          <ProfileWizard
            user={profile.user}
            stored={profile}
            reload={record.mutate}
            onSubmit={async (_, { changes }) => {
              await save(changes, profile.id);
              toast.success(m.edited);
              await navigate(list);
            }}
          />
        </>
      )}
    </RecordScreen>
  );
}
