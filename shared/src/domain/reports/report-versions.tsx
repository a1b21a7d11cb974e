import type { ReportVersion } from '../../contracts/clinical';
import type { Page } from '../../contracts/lists';
import { formatDateTime } from '../../format/date';
import { formatNumber } from '../../format/money';
import { formatText } from '../../format/text';
import { Card } from '../../ui/views/card';
import { StaleNotice } from '../../ui/views/stale-notice';
import { ErrorView } from '../../ui/views/state-views';
import { StoredFiles } from '../../ui/views/stored-files';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  /** The versions as the server answers them, the last one first. */
  answer: {
    data?: Page<ReportVersion>;
    error?: { message: string; status?: number };
    /** Reads them again. */
    mutate: () => unknown;
  };
}

/**
 * The versions of a report, each with author, time and reason, the last one first. The text
 * of an earlier version can be unfolded. Shows nothing if the report was never changed.
 */
export function ReportVersions({ answer: { data, error, mutate } }: Props) {
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
