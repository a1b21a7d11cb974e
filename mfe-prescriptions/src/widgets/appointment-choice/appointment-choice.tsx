import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { clinicalTexts } from '@ziba/shared/contracts/clinical';
import { idOf } from '@ziba/shared/contracts/id-of';
import { Card } from '@ziba/shared/ui/views/card';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useAppointment } from '../../data/appointment-search.api';
import { AppointmentCard } from './appointment-card';
import { AppointmentSearch } from './appointment-search';
import { m } from './messages';

/** The parameter of the address that names the chosen appointment by its id. */
export const appointmentParam = 'appointment';

interface Props {
  /** The form of the prescription as it stands before the choice; it is locked until then. */
  form: ReactNode;
  /** Shown below the card of the chosen appointment. */
  children: (appointment: AppointmentDetails) => ReactNode;
}

/**
 * Asks for the appointment that a prescription belongs to, and shows it as a locked card, because patient and doctor
 * follow from it. The choice stands in the address (`?appointment=`), so a reload keeps it. A form among
 * the children takes `prefill={{ appointment: id }}`: it then asks before another choice drops what was typed.
 */
export function AppointmentChoice({ form, children }: Props) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(appointmentParam);
  const id = idOf(asked);
  const { data, error, mutate } = useAppointment(id);

  const choose = (chosen: number | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (chosen === null) after.delete(appointmentParam);
      else after.set(appointmentParam, String(chosen));
      return after;
    });

  if (data) {
    return (
      <Parts>
        {error && <StaleNotice onRetry={() => mutate()} />}
        <AppointmentCard appointment={data} onChange={() => choose(null)} />
        {children(data)}
      </Parts>
    );
  }
  const isUnknown = asked !== null && (id === undefined || error?.status === 404);
  if (id !== undefined && !isUnknown) {
    return (
      <Card title={m.title}>
        {error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />}
      </Card>
    );
  }
  return (
    <Parts>
      <Card title={m.title} hint={m.chooseHint}>
        {isUnknown && <Wrong role="alert">{clinicalTexts.unknownAppointment}</Wrong>}
        <AppointmentSearch onChoose={(appointment) => choose(appointment.id)} />
      </Card>
      <Locked disabled aria-label={m.locked}>
        <p>{m.locked}</p>
        {form}
      </Locked>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Locked = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > p {
    color: var(--text-soft);
  }
`;

const Wrong = styled.p`
  margin-block-end: var(--space-3);
  color: var(--danger);
`;
