import { ApiError } from '@ziba/shared/api/client';
import { doctor } from '@ziba/shared/contracts/account-types';
import * as addresses from '@ziba/shared/contracts/addresses';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { mayOpen, useMayOpen } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useArea } from '../../data/use-area';
import { newUsers } from '../../data/users.api';
import { profileSchema, type Profile } from '../../widgets/profile-inputs/profile-schema';
import { AccountInputs } from './account-inputs';
import { accountSchema, type Account, type AccountValues } from './account-schema';
import { m } from './messages';
import { newUserInput } from './new-user-input';
import {
  forgetNewUser,
  isProfileUnreadable,
  keepPasswords,
  readPasswords,
  readProfile,
} from './new-user-progress';
import { NewUserSteps } from './new-user-steps';
import type { StepState } from './step-state';

/**
 * The second step of a new user: account, role and access, which saves both steps in one call. Without the
 * first step, whose system code stands in the address, it leads back there.
 */
export function AccountStepScreen() {
  const { systemCode } = useParams();
  const area = useArea();
  // Read once: after saving there is no first step any more, and another page opens.
  const [profile] = useState(() => readProfile(area));
  if (profile?.systemCode !== systemCode || !profile) {
    const state: StepState = { refusal: isProfileUnreadable(area) ? 'unreadable' : 'incomplete' };
    return <Navigate to={addresses.userAddresses(area).create} state={state} replace />;
  }
  return <AccountForm profile={profile} />;
}

/** The messages of a refusal that belong to the first step; null when there are none. */
function profileErrors(error: unknown): Record<string, string> | null {
  const fields = error instanceof ApiError ? (error.body.fields ?? {}) : {};
  const own = Object.entries(fields).filter(([name]) => name in profileSchema.shape);
  return own.length > 0 ? Object.fromEntries(own) : null;
}

function AccountForm({ profile }: { profile: Profile }) {
  const area = useArea();
  const to = addresses.userAddresses(area);
  const ownClinic = useSession()?.user.clinic_id ?? null;
  const save = newUsers.useSave();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayAddFinance = useMayOpen(addresses.newFinancialInfo(1));
  const backToProfile = (errors?: StepState['errors']) => {
    const state: StepState = { returnTo: pathname, errors };
    return navigate(to.create, { state });
  };

  const create = async (account: Account, { isSecondSubmit }: Edit<AccountValues, Account>) => {
    const input = newUserInput(profile, account, ownClinic);
    const { id, type } = await save(input).catch((error: unknown) => {
      const errors = profileErrors(error);
      if (errors) {
        keepPasswords(account);
        void backToProfile(errors);
      }
      throw error;
    });
    forgetNewUser(area);
    toast.success(m.created);
    const finance = addresses.newFinancialInfo(id);
    if (mayOpen(finance) && !isSecondSubmit) return navigate(finance);
    // A doctor cannot be booked yet; the page of the user leads through what is missing.
    if (type === doctor && ownClinic !== null) return navigate(`${to.profile(id)}?tab=schedule`);
    // The newest first: the new user is the first row.
    return navigate(`${to.list}?sort=-created_at`);
  };

  return (
    <Screen
      title={m.title}
      hint={m.accountOf(formatText(profile.fullName))}
      back={{ to: to.list, label: m.users }}
      width="narrow"
    >
      <Form
        schema={accountSchema}
        initial={{ isAdmin: false, access: {}, ...readPasswords() }}
        submit={mayAddFinance ? m.submitWithFinance : m.submit}
        secondSubmit={mayAddFinance ? m.submitOnly : undefined}
        failed={m.failed}
        cancel={{ label: common.cancel, to: to.list }}
        draft="new-account"
        onSubmit={create}
      >
        <BackToProfile onBack={() => void backToProfile()} />
        <AccountInputs profile={profile} ownClinic={ownClinic} />
      </Form>
    </Screen>
  );
}

/** The steps, of which the first can be opened again; what was typed in this one stays. */
function BackToProfile({ onBack }: { onBack: () => void }) {
  const { getValues } = useFormContext<AccountValues>();
  const goBack = () => {
    const { password, confirmPassword } = getValues();
    keepPasswords({ password, confirmPassword });
    onBack();
  };
  return <NewUserSteps current="account" onBack={goBack} />;
}
