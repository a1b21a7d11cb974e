import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import type { Clinic } from '@ziba/shared/contracts/clinics';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useEffect, useState } from 'react';
import { enterView } from '../../../data/view-clinic.api';
import { m } from './messages';

const ViewDialog = lazyPart(() => import('./view-dialog').then((file) => file.ViewDialog));

/** Begins to look at a clinic as its manager would, with a reason. */
export function ViewButton({ clinic }: { clinic: Clinic }) {
  const [isAsking, setAsking] = useState(false);
  const [begun, setBegun] = useState<LoginAnswer>();
  // After the dialog has gone: while it is open, the browser would ask about what was typed before it leaves.
  useEffect(() => {
    if (begun) enterView(begun);
  }, [begun]);
  return (
    <>
      <Button icon="show" onClick={() => setAsking(true)}>
        {m.view}
      </Button>
      {isAsking && !begun && (
        <ViewDialog clinic={clinic} onBegun={setBegun} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
