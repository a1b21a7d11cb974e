import * as addresses from '@ziba/shared/contracts/addresses';
import { idOf } from '@ziba/shared/contracts/id-of';
import { takesPlace } from '@ziba/shared/contracts/takes-place';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { EmptyView } from '@ziba/shared/ui/views/state-views';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppointment } from '../../data/appointment-search.api';
import { useTranscriptionsOf } from '../../data/transcriptions.api';
import { m } from './messages';
import { PreviewActions } from './preview-actions';
import { PreviewContent } from './preview-content';

/** An id that no appointment has: the server refuses it, and the screen shows that refusal. */
const impossibleId = -1;

/** The appointment in the address (`?appointment=`), or in the navigation state. */
function useAskedAppointment(): number {
  const [params] = useSearchParams();
  const state = useLocation().state as { appointment?: { id?: unknown } } | null;
  return idOf(params.get('appointment') ?? state?.appointment?.id) ?? impossibleId;
}

/** The newest prescription of an appointment, with links to others; without any, a button that registers one. */
export function AppointmentPreview() {
  const id = useAskedAppointment();
  const prescriptions = useTranscriptionsOf(id);
  const list = useListReturn(addresses.todaysPatients, addresses.prescriptionReports);
  const newest = prescriptions.data?.data[0];
  return (
    <RecordScreen
      record={prescriptions}
      title={m.title}
      back={{ to: list, label: m.back }}
      head={() => ({ actions: newest && <PreviewActions prescription={newest} /> })}
      notFound={{ title: m.unknownAppointment }}
      explain={() => m.loadFailed}
    >
      {() => (newest ? <PreviewContent prescription={newest} /> : <NoneYet appointmentId={id} />)}
    </RecordScreen>
  );
}

/** Says whose appointment has no prescription, and leads to a new one if the visit takes place. */
function NoneYet({ appointmentId }: { appointmentId: number }) {
  const { data: appointment } = useAppointment(appointmentId);
  const mayWrite = useMay('prescriptions', 'write');
  const maybeNew = mayWrite && appointment && takesPlace(appointment);
  return (
    <EmptyView
      icon="file"
      title={m.none}
      hint={
        <>
          {appointment && <b>{formatText(appointment.client.full_name)} </b>}
          {m.noneYet}
        </>
      }
      action={
        maybeNew && (
          <ButtonLink to={addresses.choosePrescription(appointmentId)} tone="primary" icon="add">
            {m.register}
          </ButtonLink>
        )
      }
    />
  );
}
