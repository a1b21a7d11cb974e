import { planAddresses } from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';

/** Any session: whether a user may open the screen does not depend on which one it is. */
const anySession = 1;

/**
 * The addresses that show (`read`) and write (`write`) a session and its report. The screens stand in two
 * sections; the answer names the section that the user may open, or null if they may open neither.
 */
export function useSessionAddresses() {
  const own = planAddresses('appointments');
  const prescribed = planAddresses('prescriptions');
  const mayReadOwn = useMayOpen(own.session(anySession));
  const mayReadPrescribed = useMayOpen(prescribed.session(anySession));
  const mayWriteOwn = useMayOpen(own.newReport(anySession));
  const mayWritePrescribed = useMayOpen(prescribed.newReport(anySession));

  const { session, report } = mayReadOwn ? own : prescribed;
  const { newReport, editReport } = mayWriteOwn ? own : prescribed;
  return {
    read: mayReadOwn || mayReadPrescribed ? { session, report } : null,
    write: mayWriteOwn || mayWritePrescribed ? { create: newReport, edit: editReport } : null,
  };
}
