import { userAddresses } from '@ziba/shared/contracts/addresses';
import { email, emptyAsNull } from '@ziba/shared/contracts/common';
import { platformType } from '@ziba/shared/contracts/permissions';
import type { UserDetail } from '@ziba/shared/contracts/users';
import { common } from '@ziba/shared/messages';
import { useSession } from '@ziba/shared/session/use-session';
import { Form, type Edit } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { users } from '../../data/users.api';
import { ProfileInputs } from '../../widgets/profile-inputs/profile-inputs';
import { profileSchema } from '../../widgets/profile-inputs/profile-schema';
import { mayResetPassword } from '../../widgets/staff-reset/may-reset-password';
import { m } from './messages';
import type { TabContent } from './tab-content';

/** As for a new user; an account without an e-mail address may stay without one. */
const withoutEmail = profileSchema.extend({ email: emptyAsNull(email()).optional() });
type Values = z.input<typeof withoutEmail>;
type Output = z.output<typeof withoutEmail>;

const storedOf = ({ id, version, email: address, phoneNumber, profile }: UserDetail) => ({
  ...profile,
  id,
  version,
  email: address,
  phoneNumber,
});

/**
 * The personal part of a user. A clinic returns to the list after saving; the platform goes on to the access of the
 * user.
 */
export function ProfileTab({ user, reload, list }: TabContent) {
  const save = users.useSave();
  const session = useSession();
  const navigate = useNavigate();
  const stored = useMemo(() => storedOf(user), [user]);
  const schema: z.ZodType<Output, Values> = user.email ? profileSchema : withoutEmail;
  const isPlatform = session?.user.type === platformType;
  // The codes of a forgotten password go to the phone, so changing it takes every right of the user.
  const isPhoneLocked = !session || !mayResetPassword(session, user);
  const next = isPlatform ? userAddresses('admin').access(user.id, 'permission') : list;

  const saveProfile = async (_: Output, { changes }: Edit<Values, Output>) => {
    await save(changes, user.id);
    toast.success(m.edited);
    await navigate(next, isPlatform ? { state: { list } } : undefined);
  };
  return (
    <Form
      schema={schema}
      stored={stored}
      reload={reload}
      submit={common.saveChanges}
      failed={m.editFailed}
      cancel={{ to: list, label: common.cancel }}
      draft="user-profile"
      onSubmit={saveProfile}
    >
      <ProfileInputs
        ownEmail={user.email}
        phoneLock={isPhoneLocked ? m.profile.phoneLocked : undefined}
      />
    </Form>
  );
}
