import type { BookingChoice } from '@ziba/shared/contracts/bookings-in-way';
import type { UserDetail } from '@ziba/shared/contracts/users';
import { useBookingsInWay } from '@ziba/shared/domain/bookings-in-way/use-bookings-in-way';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { CarefulDialog } from '@ziba/shared/ui/forms/careful-dialog';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import type { MenuEntry } from '@ziba/shared/ui/overlays/menu-entry';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemoveUser, useSetStatus } from '../../data/staff-user.api';
import { areaOf, mayChangeType } from '../../data/user-standing';
import { m } from './messages';

const texts = m.standing;
type Question = 'activate' | 'deactivate' | 'remove';

interface Props {
  user: UserDetail;
  /** The list of users, as it was left. */
  list: string;
}

/**
 * Activates, deactivates or removes a user, after a question. Before a doctor with bookings ahead leaves, a choice is
 * asked for each of them: move, cancel or keep.
 */
export function StandingMenu({ user, list }: Props) {
  const session = useSession();
  const mayDelete = useMay('users', 'delete');
  const mayWrite = useMay('users', 'write');
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const own = session?.user.id === user.id ? texts.own : undefined;
  if (areaOf(user) === null || !mayChangeType(session?.user.type ?? '', user.type)) return null;

  const isActive = user.account_status === 'active';
  const items: MenuEntry[] = [
    mayWrite &&
      !isActive && {
        label: texts.activate,
        icon: 'check',
        onSelect: () => setQuestion('activate'),
      },
    mayWrite &&
      isActive && {
        label: texts.deactivate,
        icon: 'close',
        danger: true,
        disabled: own,
        onSelect: () => setQuestion('deactivate'),
      },
    mayDelete && {
      label: texts.remove,
      icon: 'delete',
      danger: true,
      disabled: own,
      onSelect: () => setQuestion('remove'),
    },
  ];
  if (!items.some(Boolean)) return null;
  return (
    <>
      <Menu label={texts.menu} items={items} />
      {question === 'activate' && <ActivateDialog user={user} onClose={close} />}
      {question === 'deactivate' && <DeactivateDialog user={user} onClose={close} />}
      {question === 'remove' && <RemoveDialog user={user} list={list} onClose={close} />}
    </>
  );
}

interface DialogProps {
  user: UserDetail;
  onClose: () => void;
}

const nameOf = ({ profile }: UserDetail) => formatText(profile.fullName);

function ActivateDialog({ user, onClose }: DialogProps) {
  const setStatus = useSetStatus();
  const activate = async () => {
    await setStatus(user.id, { status: 'active', version: user.version });
    toast.success(texts.activated);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={texts.activateQuestion(nameOf(user))}
      confirm={texts.activate}
      failed={texts.failed}
      onConfirm={activate}
      onCancel={onClose}
    >
      {texts.activateMeaning}
    </ConfirmDialog>
  );
}

function DeactivateDialog({ user, onClose }: DialogProps) {
  const setStatus = useSetStatus();
  const bookings = useBookingsInWay();
  const deactivate = async (reason: string) => {
    const { id, version } = user;
    await bookings.save((choices) =>
      setStatus(id, { status: 'suspended', reason, version, ...(choices && { choices }) }),
    );
    toast.success(texts.deactivated);
    onClose();
  };
  return (
    <>
      <CarefulDialog
        open
        title={texts.deactivateQuestion(nameOf(user))}
        confirm={texts.deactivate}
        reason={{ label: texts.reason, draft: `deactivate-${user.id}` }}
        failed={texts.failed}
        onConfirm={deactivate}
        onCancel={onClose}
      >
        {texts.deactivateMeaning}
      </CarefulDialog>
      {bookings.dialog}
    </>
  );
}

function RemoveDialog({ user, list, onClose }: DialogProps & Pick<Props, 'list'>) {
  const remove = useRemoveUser();
  const bookings = useBookingsInWay();
  const navigate = useNavigate();
  const removeUser = async (reason: string) => {
    await bookings.save((choices?: BookingChoice[]) => remove(user.id, { reason, choices }));
    toast.success(texts.removed);
    await navigate(list);
  };
  return (
    <>
      <CarefulDialog
        open
        title={texts.removeQuestion(nameOf(user))}
        confirm={texts.remove}
        reason={{ label: texts.reason, draft: `remove-${user.id}` }}
        failed={texts.failed}
        onConfirm={removeUser}
        onCancel={onClose}
      >
        {texts.removeMeaning}
      </CarefulDialog>
      {bookings.dialog}
    </>
  );
}
