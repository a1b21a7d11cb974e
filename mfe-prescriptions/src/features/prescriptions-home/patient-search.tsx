import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import type { SearchHit } from '@ziba/shared/contracts/search';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { patientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Card } from '@ziba/shared/ui/views/card';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { usePatientSearch } from '../../data/search.api';
import { m } from './messages';

/**
 * Finds a patient by name, national code or the code of an appointment. A patient opens the
 * file, an appointment its newest prescription, or the place that says it has none.
 */
export function PatientSearch() {
  const { search, setSearch } = useListParams();
  return (
    <>
      <SearchField label={m.search} value={search} onSearch={setSearch} />
      {search !== '' && <Results words={search} />}
    </>
  );
}

/** Where a hit leads; null for a file that the user may not open. */
function addressOf({ kind, id, transcription_id }: SearchHit): string | null {
  if (kind === 'appointment') {
    return transcription_id === null
      ? addresses.prescriptionOf(id)
      : addresses.prescription(transcription_id);
  }
  return patientFileAddress(id) ?? null;
}

function Results({ words }: { words: string }) {
  const { data, error, mutate } = usePatientSearch(words);
  const hits = (data?.data ?? []).flatMap((hit) => {
    const to = addressOf(hit);
    return to ? [{ hit, to }] : [];
  });
  return (
    <Card title={m.found}>
      {error && <ErrorView error={error} onRetry={() => mutate()} />}
      {!error && !data && (words.length < 2 ? <p>{m.typeMore}</p> : <LoadingView />)}
      {!error && data && hits.length === 0 && (
        <EmptyView icon="search" title={m.noneFound} hint={m.noneFoundHint} />
      )}
      {!error && hits.length > 0 && (
        <Hits aria-label={m.found}>
          {hits.map(({ hit, to }) => (
            <li key={`${hit.kind}-${hit.id}`}>
              <HitLink hit={hit} to={to} />
            </li>
          ))}
        </Hits>
      )}
    </Card>
  );
}

function HitLink({ hit, to }: { hit: SearchHit; to: string }) {
  const { kind, title, code, date } = hit;
  const isPatient = kind === 'patient';
  return (
    <Link to={to}>
      <Icon name={isPatient ? 'patients' : 'appointments'} />
      <b>{formatText(title)}</b>
      <span>
        {isPatient ? m.file : m.appointment} {code && <Ltr>{toPersianDigits(code)}</Ltr>}
      </span>
      <time dateTime={date ?? undefined}>{formatDateTime(date)}</time>
    </Link>
  );
}

const Hits = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-block-size: var(--control);
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-m);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: var(--sunken);
  }
  span,
  time {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
