import { errorMessage } from '@ziba/shared/api/api-error';
import { doctor } from '@ziba/shared/contracts/account-types';
import type { UserDetail } from '@ziba/shared/contracts/users';
import { useMay } from '@ziba/shared/session/use-may';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useState } from 'react';
import styled from 'styled-components';
import { users } from '../../data/users.api';
import { m } from './messages';

const texts = m.openBooking;

/**
 * Leads a new doctor of the clinic through what is set before the first booking: hours, services, and then the press
 * that lets the clinic book them. Nothing for other users, or once that is done.
 */
export function OpenBooking({ user }: { user: UserDetail }) {
  const { id, type, takes_bookings: isOpen, version } = user;
  const isOfClinic = useSession()?.user.clinic_id !== null;
  const mayWrite = useMay('users', 'write');
  const save = users.useSave();
  const [isBusy, setBusy] = useState(false);
  if (isOpen || type !== doctor || !isOfClinic) return null;

  const open = async () => {
    setBusy(true);
    try {
      await save({ takes_bookings: true, version }, id);
      toast.success(texts.opened);
    } catch (error) {
      toast.error(`${texts.failed}: ${errorMessage(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet role="status">
      <p>
        <b>{texts.title}</b> {texts.hint}
      </p>
      <div>
        <ButtonLink to="?tab=schedule" replace size="small" icon="clock">
          {texts.hours}
        </ButtonLink>
        <ButtonLink to="?tab=services" replace size="small" icon="services">
          {texts.services}
        </ButtonLink>
        {mayWrite && (
          <Button
            tone="primary"
            size="small"
            icon="check"
            busy={isBusy}
            onClick={() => void open()}
          >
            {texts.open}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--warning-soft);

  b {
    color: var(--warning);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
