import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useBookingParams, withBooking } from './booking-params';
import { m } from './messages';

/** Names the patient whom another section has chosen for the booking, with a button to choose another one. */
export function BookingPatient() {
  const { patient, ...booking } = useBookingParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error } = usePatient(patient);
  // Shown while the patient is read, too: a strip that appears late would move the buttons below.
  if (patient === undefined || (error && !data)) return null;
  return (
    <Strip role="status">
      <Icon name="patients" />
      <b>{m.bookingFor(data ? formatText(data.full_name) : '…')}</b>
      <Button
        tone="quiet"
        size="small"
        icon="close"
        onClick={() =>
          void navigate(withBooking(pathname, booking), { replace: true, state: null })
        }
      >
        {m.forNobody}
      </Button>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--accent-soft);
  color: var(--accent);
`;
