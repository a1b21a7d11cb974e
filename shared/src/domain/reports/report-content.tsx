import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatText } from '../../format/text';
import { Card } from '../../ui/views/card';
import { StoredFiles } from '../../ui/views/stored-files';
import { m } from './messages';
import { ReportVersions } from './report-versions';

interface Props {
  report: { report: string | null; report_attachment: readonly string[] };
  /** What the report is about, for the name of its pictures. */
  name: string;
  versions: ComponentProps<typeof ReportVersions>['answer'];
}

/** A report that was submitted: its text, its pictures and files, and its versions. */
export function ReportContent({ report: { report, report_attachment }, name, versions }: Props) {
  return (
    <>
      <Card title={m.text}>
        {report ? <Text dir="auto">{formatText(report)}</Text> : <Quiet>{m.noText}</Quiet>}
      </Card>
      <Card title={m.images}>
        {report_attachment.length > 0 ? (
          <StoredFiles names={report_attachment} label={m.imagesOf(name)} />
        ) : (
          <Quiet>{m.noImages}</Quiet>
        )}
      </Card>
      <ReportVersions answer={versions} />
    </>
  );
}

const Text = styled.p`
  max-inline-size: 46rem;
  line-height: 2;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  color: var(--text-soft);
`;
