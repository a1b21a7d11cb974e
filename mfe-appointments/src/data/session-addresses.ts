import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';

/**
 * The addresses that show (`read`) and write (`write`) a session and its report. The screens stand in two
 * sections; the answer names the section that the user may open, or null if they may open neither.
 */
export function useSessionAddresses() {
  const [mayHere, mayThere] = [
    useMayOpen(addresses.treatmentSession(1)),
    useMayOpen(addresses.sessionThere(1)),
  ];
  const [writeHere, writeThere] = [
    useMayOpen(addresses.newSessionReport(1)),
    useMayOpen(addresses.newReportThere(1)),
  ];
  const read = mayHere
    ? { session: addresses.treatmentSession, report: addresses.sessionReport }
    : { session: addresses.sessionThere, report: addresses.reportThere };
  const write = writeHere
    ? { create: addresses.newSessionReport, edit: addresses.editSessionReport }
    : { create: addresses.newReportThere, edit: addresses.editReportThere };
  return {
    read: mayHere || mayThere ? read : null,
    write: writeHere || writeThere ? write : null,
  };
}
