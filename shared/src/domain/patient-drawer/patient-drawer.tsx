import { useState } from 'react';
import * as addresses from '../../contracts/addresses';
import { toPersianDigits } from '../../format/digits';
import { formatText } from '../../format/text';
import { useMay, useMayOpen } from '../../session/use-may';
import { usePatientFileAddress } from '../../session/use-patient-file-address';
import { useMayTakePayments } from '../../session/use-may-take-payments';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { Drawer } from '../../ui/overlays/drawer';
import { EmptyView } from '../../ui/views/state-views';
import { DebtDialog } from '../payments/debt-dialog';
import { usePatient, usePatientSummary } from '../patient-picker/patient-search';
import { m } from './messages';
import { PatientAtGlance } from './patient-at-glance';

interface Props {
  patient: { id: number; full_name: string };
  onClose: () => void;
}

/**
 * A summary of a patient over the list that it was opened from: alerts, bookings and debt. Its buttons book an
 * appointment, take a payment for the debt and open the file; each is shown to users who may do it.
 */
export function PatientDrawer({ patient, onClose }: Props) {
  const maySee = useMaySeePatients();
  const known = usePatient(maySee ? patient.id : undefined).data;
  const who = known && m.who(known.national_code, String(known.id));
  return (
    <Drawer
      open
      title={formatText(patient.full_name)}
      hint={who && toPersianDigits(who)}
      onClose={onClose}
      footer={maySee && <Actions patient={patient} />}
    >
      {maySee ? (
        <PatientAtGlance patientId={patient.id} />
      ) : (
        <EmptyView icon="no-access" title={m.noAccess} />
      )}
    </Drawer>
  );
}

/** The same rule as the server's for the summary of a patient. */
function useMaySeePatients(): boolean {
  const inPatients = useMay('patients', 'read');
  const inAppointments = useMay('appointments', 'read');
  const inPrescriptions = useMay('prescriptions', 'read');
  return inPatients || inAppointments || inPrescriptions;
}

function Actions({ patient }: Pick<Props, 'patient'>) {
  const { id } = patient;
  const mayBook = useMayOpen(addresses.setAppointment);
  const file = usePatientFileAddress(id);
  const mayTake = useMayTakePayments('debt');
  const owed = usePatientSummary(id).data?.debt ?? 0;
  const [isPaying, setPaying] = useState(false);
  return (
    <>
      {mayBook && (
        <ButtonLink to={addresses.bookingFor(id)} tone="primary" icon="calendar">
          {m.book}
        </ButtonLink>
      )}
      {mayTake && owed > 0 && (
        <Button icon="accounting" onClick={() => setPaying(true)}>
          {m.takeDebt}
        </Button>
      )}
      {file && (
        <ButtonLink to={file} icon="file">
          {m.file}
        </ButtonLink>
      )}
      {isPaying && <DebtDialog patient={patient} onClose={() => setPaying(false)} />}
    </>
  );
}
