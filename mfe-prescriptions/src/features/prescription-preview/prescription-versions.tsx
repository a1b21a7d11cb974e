import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { TranscriptionVersion } from '@ziba/shared/contracts/transcription-versions';
import { RequiredItems } from '@ziba/shared/domain/required-items';
import { formatDateTime } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranscriptionVersions } from '../../data/transcriptions.api';
import { m } from './messages';
import { MedicationList } from './medication-list';

const words = m.versions;

/** What the prescription said before each edit, by whom and when; read when it is asked for. */
export function PrescriptionVersions({ id }: Pick<Transcription, 'id'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.title} hint={words.hint}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && <Versions id={id} />}
    </Card>
  );
}

function Versions({ id }: Pick<Transcription, 'id'>) {
  const { data, error, mutate } = useTranscriptionVersions(id);
  if (error && !data) return <ErrorView error={error} onRetry={mutate} />;
  if (!data) return <Skeleton />;
  const [, ...earlier] = data.data;
  return (
    <>
      {error && <StaleNotice onRetry={() => mutate()} />}
      {earlier.length === 0 && <p role="status">{words.none}</p>}
      <List aria-label={words.title}>
        {earlier.map((version) => (
          <li key={version.version}>
            <Version version={version} />
          </li>
        ))}
      </List>
    </>
  );
}

function Version({ version }: { version: TranscriptionVersion }) {
  const { author, created_at, medications, items, description, plan_notes } = version;
  const by = formatText(author) || words.unknownAuthor;
  return (
    <details>
      <summary>{words.by(by, formatDateTime(created_at))}</summary>
      <FactList facts={factsOf(version)} />
      <Text dir="auto">{formatText(description || plan_notes) || m.noDescription}</Text>
      {medications.length > 0 && <MedicationList medications={medications} />}
      <RequiredItems items={items} />
    </details>
  );
}

const factsOf = (version: TranscriptionVersion) =>
  [
    {
      label: m.facts.subject,
      value: formatText(version.operation_topic || version.title),
    },
    { label: m.facts.operation, value: formatDateTime(version.operation_date) },
    {
      label: m.facts.trackingCode,
      value: version.tracking_code && <Ltr>{toPersianDigits(version.tracking_code)}</Ltr>,
    },
  ].filter(({ value }) => value);

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-4);

  summary {
    inline-size: fit-content;
    min-block-size: 1.5rem;
    color: var(--accent);
    cursor: pointer;
  }
  details[open] > summary {
    margin-block-end: var(--space-2);
  }
`;

/** As it was typed, with its line breaks. */
const Text = styled.p`
  margin-block: var(--space-3);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
