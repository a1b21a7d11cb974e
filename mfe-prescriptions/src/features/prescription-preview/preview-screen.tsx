import { useParams } from 'react-router-dom';
import { AppointmentPreview } from './appointment-preview';
import { PrescriptionPreview } from './prescription-preview';

/** The id in the address of an appointment's prescription, which may not exist. */
const ofAppointment = '-';

/** A prescription: that with the id in the address, or that of an appointment. */
export function PreviewScreen() {
  return useParams().id === ofAppointment ? <AppointmentPreview /> : <PrescriptionPreview />;
}
