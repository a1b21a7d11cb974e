import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { toLatinDigits } from '@ziba/shared/contracts/digits';
import { takesPlace } from '@ziba/shared/contracts/takes-place';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useAppointmentSearch } from '../../data/appointment-search.api';
import { m } from './messages';

interface Props {
  onChoose: (appointment: AppointmentDetails) => void;
}

/**
 * Finds an appointment by its code, or by name or national code of its patient; first offers those of today. A code that
 * is typed in full is chosen at once.
 */
export function AppointmentSearch({ onChoose }: Props) {
  const [words, setWords] = useState('');
  return (
    <Parts>
      <SearchField label={m.search} value={words} onSearch={setWords} />
      <Found words={words} onChoose={onChoose} />
    </Parts>
  );
}

function Found({ words, onChoose }: Props & { words: string }) {
  const { data, error, mutate } = useAppointmentSearch(words);
  const code = toLatinDigits(words);
  const exact = data?.data.find((one) => one.appointment_code === code && takesPlace(one));
  useEffect(() => {
    if (exact) onChoose(exact);
  }, [exact, onChoose]);
  if (!data) {
    return error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />;
  }
  const found = data.data.filter(takesPlace);
  if (found.length === 0) {
    return words ? (
      <EmptyView icon="search" title={m.noneFound} hint={m.noneFoundHint} />
    ) : (
      <EmptyView icon="appointments" title={m.noneToday} hint={m.noneTodayHint} />
    );
  }
  return (
    <List aria-label={words ? m.found : m.today}>
      {found.map((appointment) => (
        <li key={appointment.id}>
          <Offer appointment={appointment} onChoose={onChoose} />
        </li>
      ))}
    </List>
  );
}

function Offer({ appointment, onChoose }: Props & { appointment: AppointmentDetails }) {
  const { client, doctor, service, appointment_code, appointment_datetime } = appointment;
  return (
    <Choose type="button" onClick={() => onChoose(appointment)}>
      <b>{m.at(formatText(client.full_name), formatDateTime(appointment_datetime))}</b>
      <span>
        {m.detail(formatText(doctor.profile.fullName), formatText(service?.title))}
        <small dir="ltr">{m.codeOf(toPersianDigits(appointment_code))}</small>
      </span>
    </Choose>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choose = styled.button`
  display: grid;
  gap: var(--space-1);
  inline-size: 100%;
  block-size: 100%;
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--accent);
    background: var(--sunken);
  }
  span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
