import * as addresses from '@ziba/shared/contracts/addresses';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { m } from './messages';

interface Props {
  /** The appointment that is passed on to the forms; undefined while none is chosen. */
  appointmentId: number | undefined;
  small?: boolean;
}

/** The two kinds of prescriptions, for users who may write them, and the list of all. */
export function PrescriptionActions({ appointmentId, small }: Props) {
  const surgical = addresses.newSurgicalPrescription(appointmentId);
  const pharmacy = addresses.newPharmacyPrescription(appointmentId);
  return (
    <>
      {useMayOpen(surgical) && (
        <ActionCard
          small={small}
          to={surgical}
          title={m.surgical}
          hint={m.surgicalHint}
          icon="prescriptions"
        />
      )}
      <ActionCard
        small={small}
        to={addresses.prescriptionReports}
        title={m.reports}
        hint={m.reportsHint}
        icon="reports"
      />
      {useMayOpen(pharmacy) && (
        <ActionCard
          small={small}
          to={pharmacy}
          title={m.pharmacy}
          hint={m.pharmacyHint}
          icon="file"
        />
      )}
    </>
  );
}
