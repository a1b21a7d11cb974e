import type { ReportVersion } from '@ziba/shared/contracts/clinical';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Card } from '@ziba/shared/ui/views/card';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView } from '@ziba/shared/ui/views/state-views';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import styled from 'styled-components';
import { useReportVersions } from '../../data/treatment-sessions.api';
import { m } from './messages';

interface Props {
  sessionId: number;
}

/**
 * The versions of a report (beyond F14), each with author, time and reason, the last one first. The text
 * of an earlier version can be unfolded. Shows nothing if the report was never changed.
 */
export function ReportVersions({ sessionId }: Props) {
  const { data, error, mutate } = useReportVersions(sessionId);
  const versions = data?.data ?? [];
  if (error && !data) {
    return (
      <Card title={m.versions}>
        <ErrorView error={error} onRetry={mutate} />
      </Card>
    );
  }
  if (versions.length < 2) return null;
  return (
    <Card title={m.versions} hint={m.versionsHint}>
      {error && <StaleNotice onRetry={() => mutate()} />}
      <List>
        {versions.map((version, index) => (
          <li key={version.version}>
            <Version version={version} isCurrent={index === 0} />
          </li>
        ))}
      </List>
    </Card>
  );
}

function Version({ version, isCurrent }: { version: ReportVersion; isCurrent: boolean }) {
  const name = m.version(formatNumber(version.version));
  const author = version.author ?? m.unknownAuthor;
  return (
    <>
      <Head>
        <strong>{isCurrent ? m.current : name}</strong>
        <span>{m.versionBy(author, formatDateTime(version.created_at))}</span>
      </Head>
      <p>{version.reason ? m.reasonOf(formatText(version.reason)) : m.first}</p>
      {!isCurrent && (
        <details>
          <summary>{m.readVersion(name)}</summary>
          <Text dir="auto">{formatText(version.report) || m.noText}</Text>
          <StoredFiles names={version.report_attachment} label={m.imagesOf(name)} />
        </details>
      )}
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-4);

  > li {
    padding-inline-start: var(--space-4);
    border-inline-start: 2px solid var(--line);
  }
  > li:first-child {
    border-inline-start-color: var(--accent);
  }
  summary {
    inline-size: fit-content;
    min-block-size: 1.5rem;
    color: var(--accent);
    cursor: pointer;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);

  span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;

const Text = styled.p`
  margin-block: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
