import type { BookingAhead } from '@ziba/shared/contracts/bookings-ahead';
import type { Patient } from '@ziba/shared/contracts/patients';
import { BookingsAheadList } from '@ziba/shared/domain/bookings-ahead/bookings-ahead-list';
import { marksOfSummary, PatientMarks } from '@ziba/shared/domain/patient-picker/patient-marks';
import { usePatientSummary } from '@ziba/shared/domain/patient-picker/patient-search';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import styled from 'styled-components';
import { useBookingsAhead } from '../../data/patient-file.api';
import { AlertList } from './alert-list';
import { m } from './messages';
import { useReader } from './use-reader';

/** What to beware of, and what is booked. */
export function FileAlerts({ patient }: { patient: Patient }) {
  return (
    <Pair>
      <Alerts patient={patient} />
      <NextBookings patientId={patient.id} />
    </Pair>
  );
}

function Alerts({ patient }: { patient: Patient }) {
  const { data, error, mutate } = usePatientSummary(patient.id);
  const { maySeePayments } = useReader();
  const visit = data && (formatDay(data.last_visit) || m.summary.never);
  return (
    <Card title={m.summary.alerts} hint={visit && `${m.summary.lastVisit}: ${visit}`}>
      {!data && (error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />)}
      {data && (
        // The header says the debt, for those who see payments.
        <PatientMarks
          marks={marksOfSummary(patient, maySeePayments ? { ...data, debt: 0 } : data)}
        />
      )}
      <AlertList patientId={patient.id} />
    </Card>
  );
}

function NextBookings({ patientId }: { patientId: number }) {
  const { data, error, mutate } = useBookingsAhead(patientId);
  const others = data ? data.total - data.bookings.length : 0;
  return (
    <Card title={m.summary.next}>
      {!data && (error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />)}
      {data?.total === 0 && <p>{m.summary.noNext}</p>}
      {data && data.total > 0 && (
        <BookingsAheadList
          label={m.summary.next}
          bookings={data.bookings}
          nameOf={({ title, kind }) => formatText(title) || m.booking[kind]}
          detailOf={detailOf}
        />
      )}
      {others > 0 && <p>{m.summary.more(toPersianDigits(others))}</p>}
    </Card>
  );
}

const detailOf = ({ kind, doctor_name: doctor }: BookingAhead) =>
  doctor ? m.with(m.booking[kind], formatText(doctor)) : m.booking[kind];

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-5);
`;
