import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { common } from '@ziba/shared/messages';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useEffect, useEffectEvent, useState } from 'react';

export type DialogKind = 'cancel' | 'reschedule' | 'history' | 'pay' | 'payments';

interface Props {
  kind: DialogKind;
  appointment: AppointmentDetails;
  onClose: () => void;
}

const load = () => import(/* webpackChunkName: "appointment-dialogs" */ './appointment-dialogs');

/** A dialog of an appointment's menu. The code of all dialogs is loaded when the first one opens. */
export function AppointmentDialog({ kind, appointment, onClose }: Props) {
  const [file, setFile] = useState<Awaited<ReturnType<typeof load>>>();
  const closeWithError = useEffectEvent(() => {
    toast.error(common.offline);
    onClose();
  });

  useEffect(() => {
    let isMounted = true;
    load().then(
      (loaded) => isMounted && setFile(loaded),
      () => isMounted && closeWithError(),
    );
    return () => {
      isMounted = false;
    };
  }, []);

  if (!file) return null;
  const Dialog = file.appointmentDialogs[kind];
  return <Dialog appointment={appointment} onClose={onClose} />;
}
