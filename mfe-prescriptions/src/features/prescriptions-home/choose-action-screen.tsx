import * as addresses from '@ziba/shared/contracts/addresses';
import { idOf } from '@ziba/shared/contracts/id-of';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { CardGrid } from '@ziba/shared/ui/views/card-grid';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppointment } from '../../data/appointment-search.api';
import { m } from './messages';
import { PrescriptionActions } from './prescription-actions';
import { TodaysPatients } from './todays-patients';
import { VisitWork } from './visit/visit-work';

/** The appointment in the address, or in the navigation state; none when none was chosen. */
function useAskedAppointment(): number | undefined {
  const [params] = useSearchParams();
  const state = useLocation().state as { appointment?: { id?: unknown } } | null;
  return idOf(params.get('appointment') ?? state?.appointment?.id);
}

/**
 * The choice between the kinds of prescriptions and their list; the appointment is passed on. With an
 * appointment it is also the place where the visit is worked on.
 */
export function ChooseActionScreen() {
  const appointmentId = useAskedAppointment();
  const { data: appointment, error, mutate } = useAppointment(appointmentId);
  const isLoading = appointmentId !== undefined && !appointment && !error;

  return (
    <Screen
      title={m.choose}
      hint={
        appointment && (
          <>
            {m.chosen(formatText(appointment.client.full_name))}{' '}
            <Ltr>{toPersianDigits(appointment.appointment_code)}</Ltr>
          </>
        )
      }
      back={{ to: addresses.prescriptions, label: m.title }}
    >
      {isLoading && <LoadingView />}
      {appointment && (
        <VisitWork visit={appointment}>
          <PrescriptionActions appointmentId={appointmentId} small />
        </VisitWork>
      )}
      {!appointment && !isLoading && (
        <CardGrid>
          <PrescriptionActions appointmentId={appointmentId} />
        </CardGrid>
      )}
      {error && !appointment && <ErrorView error={error} onRetry={mutate} />}
      {appointmentId === undefined ? (
        <TodaysPatients addressOf={({ id }) => addresses.choosePrescription(id)} />
      ) : (
        // The cards would put another patient in the place of the one that the prescription is for.
        <div>
          <ButtonLink to={addresses.choosePrescription()} icon="users">
            {m.otherPatient}
          </ButtonLink>
        </div>
      )}
    </Screen>
  );
}
