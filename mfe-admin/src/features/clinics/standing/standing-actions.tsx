import type { Clinic } from '@ziba/shared/contracts/clinics';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import { m } from './messages';

const StandingDialog = lazyPart(() =>
  import('./standing-dialog').then((file) => file.StandingDialog),
);

/** Suspends an active clinic with a reason, or makes a suspended one active again. */
export function StandingActions({ clinic }: { clinic: Clinic }) {
  const [isAsking, setAsking] = useState(false);
  const isSuspended = clinic.account_status === 'suspended';
  if (!isSuspended && clinic.account_status !== 'active') return null;
  return (
    <>
      <Button icon={isSuspended ? 'restore' : 'no-access'} onClick={() => setAsking(true)}>
        {isSuspended ? m.reactivate : m.suspend}
      </Button>
      {isAsking && <StandingDialog clinic={clinic} onClose={() => setAsking(false)} />}
    </>
  );
}
