import { newFinancialInfo, userAddresses } from '@ziba/shared/contracts/addresses';
import type { UserDetail } from '@ziba/shared/contracts/users';
import { mayOpen } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useAccountingSettings } from '../../../data/accounting-settings.api';
import { staffMembers, staffProfiles } from '../../../data/staff-profiles.api';
import * as addresses from '../addresses';
import { m } from './messages';
import { ProfilePerson } from './profile-person';
import { ProfileWizard } from './profile-wizard';
import { userOfAddress } from './user-of-address';

const list = { to: addresses.staffProfiles, label: m.backToList };
/** An id that no row has: the server refuses it, and the screen shows that refusal. */
const nobody = -1;

/** Registers the financial profile of a member of staff, by the id in the address. */
export function NewProfileScreen() {
  const { id, isEncoded } = userOfAddress(useParams().userId ?? '');
  const isReplaced = isEncoded && id !== undefined;
  const record = staffMembers.useOne(isReplaced ? undefined : (id ?? nobody));
  if (isReplaced) return <Navigate to={newFinancialInfo(id)} replace />;
  return (
    <RecordScreen
      record={record}
      title={m.create}
      back={list}
      notFound={{ title: m.unknownUser }}
      width="narrow"
    >
      {(user) => <NewProfile user={user} />}
    </RecordScreen>
  );
}

/** The wizard, once it is known that the person has no profile yet, and with which values it begins. */
function NewProfile({ user }: { user: UserDetail }) {
  const found = staffProfiles.useList({ user_id: user.id, limit: 1 });
  const settings = useAccountingSettings();
  // The profile that is saved here must not be taken for one that was there before.
  const [isSaving, setSaving] = useState(false);
  const existing = found.data?.data[0];
  if (existing && !isSaving) {
    const edit = (
      <ButtonLink to={addresses.editStaffProfile(existing.id)}>{m.openExisting}</ButtonLink>
    );
    return <EmptyView icon="users" title={m.existing} action={edit} />;
  }
  const failed = [found, settings].find(({ data, error }) => error && !data);
  if (failed?.error) return <ErrorView error={failed.error} onRetry={() => failed.mutate()} />;
  if (!found.data || !settings.data) return <LoadingView />;
  const { monthly_leave, yearly_leave } = settings.data;
  return (
    <>
      <ProfilePerson user={user} />
      <NewProfileWizard
        user={user}
        leave={{ monthly_leave, yearly_leave }}
        onSave={() => setSaving(true)}
      />
    </>
  );
}

interface WizardProps {
  user: UserDetail;
  leave: { monthly_leave: number; yearly_leave: number };
  onSave: () => void;
}

function NewProfileWizard({ user, leave, onSave }: WizardProps) {
  const save = staffProfiles.useSave();
  const navigate = useNavigate();
  return (
    <ProfileWizard
      user={user}
      initial={{
        ...empty,
        ...leave,
        user_id: user.id,
        account_holder_name: user.profile.fullName,
      }}
      onSubmit={async (profile) => {
        onSave();
        await save(profile);
        toast.success(m.created);
        const { list: users } = userAddresses('clinic');
        await navigate(mayOpen(users) ? users : list.to);
      }}
    />
  );
}

/** The fields that begin empty. */
const empty = {
  income_type: '',
  fixed_amount: '',
  daily_work_hours: '',
  percentage_value: '',
  percentage_source: '',
  insurance_name: '',
  insurance_type_name: '',
  insurance_total_cost: '',
  clinic_share: '',
  employee_share: '',
  bank_name: '',
  card_number: '',
  sheba_number: '',
  final_notes: '',
};
