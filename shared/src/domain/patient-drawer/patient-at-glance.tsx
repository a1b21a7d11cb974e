import type { ReactNode } from 'react';
import useSWR from 'swr';
import styled from 'styled-components';
import type { ApiError } from '../../api/client';
import type { BookingAhead, BookingsAhead } from '../../contracts/bookings-ahead';
import { formatDay } from '../../format/date';
import { toPersianDigits } from '../../format/digits';
import { formatToman } from '../../format/money';
import { formatText } from '../../format/text';
import { Ltr } from '../../ui/controls/ltr';
import { FactList } from '../../ui/views/fact-list';
import { ErrorView, LoadingView } from '../../ui/views/state-views';
import { BookingsAheadList } from '../bookings-ahead/bookings-ahead-list';
import { PatientAlerts } from '../patient-alerts/patient-alerts';
import { PatientMarks, patientMarks } from '../patient-picker/patient-marks';
import { usePatient, usePatientSummary } from '../patient-picker/patient-search';
import { figuresOf } from '../patient-picker/patient-warnings';
import { m } from './messages';

interface Props {
  patientId: number;
}

/** Alerts, phone and last visit, debt and future bookings. Alerts, summary and bookings load, or fail, separately. */
export function PatientAtGlance({ patientId }: Props) {
  const patient = usePatient(patientId);
  const summary = usePatientSummary(patientId);
  const bookings = useSWR<BookingsAhead, ApiError>([
    '/patients',
    `/patients/${patientId}/bookings`,
  ]);
  const known = patient.data;
  const figures = summary.data;
  const phone = known && <Ltr>{toPersianDigits(known.contact_number)}</Ltr>;
  return (
    <Parts>
      <Part title={m.alerts}>
        <PatientAlerts patientId={patientId} />
        {known && figures && (
          // The debt is shown below.
          <PatientMarks marks={patientMarks(known, { ...figuresOf(figures), debt: 0 })} />
        )}
      </Part>
      <Loaded of={[patient, summary]}>
        {known && figures && (
          <>
            <FactList
              facts={[
                { label: m.phone, value: phone },
                { label: m.lastVisit, value: formatDay(figures.last_visit) || m.never },
              ]}
            />
            <Part title={m.debt}>
              {figures.debt > 0 ? <Debt>{formatToman(figures.debt)}</Debt> : <p>{m.noDebt}</p>}
            </Part>
          </>
        )}
      </Loaded>
      <Part title={m.bookings}>
        <Loaded of={[bookings]}>{bookings.data && <Bookings {...bookings.data} />}</Loaded>
      </Part>
    </Parts>
  );
}

interface Answer {
  data?: unknown;
  error?: ApiError;
  mutate: () => unknown;
}

/** Shows the content when all answers have arrived; before that, a loading state or the reason of a failure. */
function Loaded({ of: answers, children }: { of: readonly Answer[]; children: ReactNode }) {
  const missing = answers.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== undefined);
  const retry = () => Promise.all(missing.map(({ mutate }) => mutate()));
  if (failed?.error) return <ErrorView error={failed.error} onRetry={retry} />;
  return missing.length > 0 ? <LoadingView /> : children;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Bookings({ total, bookings }: BookingsAhead) {
  if (total === 0) return <p>{m.noBookings}</p>;
  const others = total - bookings.length;
  return (
    <>
      <BookingsAheadList
        label={m.bookings}
        bookings={bookings}
        nameOf={({ title, kind }) => formatText(title ?? '') || m[kind]}
        detailOf={detailOf}
      />
      {others > 0 && <p>{m.moreBookings(toPersianDigits(String(others)))}</p>}
    </>
  );
}

const detailOf = ({ kind, doctor_name: doctor }: BookingAhead) =>
  doctor ? m.with(m[kind], formatText(doctor)) : m[kind];

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  section {
    display: grid;
    gap: var(--space-2);
  }
  h3 {
    margin: 0;
    font-size: var(--size-m);
  }
  section > p {
    color: var(--text-soft);
  }
`;

const Debt = styled.b`
  color: var(--danger);
  font-size: var(--size-l);
`;
