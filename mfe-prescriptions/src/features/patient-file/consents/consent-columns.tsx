import type { PatientConsent } from '@ziba/shared/contracts/consents';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import styled from 'styled-components';
import { m } from './messages';

const signerOf = ({ signer_name: name, relation }: PatientConsent) =>
  relation ? m.guardian(name, relation) : name;

const facts: ListColumn<PatientConsent>[] = [
  textColumn({ title: m.title, text: ({ title }) => title }),
  textColumn({ title: m.service, text: ({ service }) => service?.title, isLesser: true }),
  textColumn({ title: m.number, text: ({ number }) => toPersianDigits(number), isLesser: true }),
  dateTimeColumn({ title: m.signedAt, date: ({ signed_at }) => signed_at }),
  textColumn({ title: m.signer, text: signerOf }),
  textColumn({ title: m.takenBy, text: ({ taken_by }) => taken_by, isLesser: true }),
  {
    title: m.state,
    cell: (row) => <State consent={row} />,
    value: ({ revoked_at }) => (revoked_at ? m.revoked : m.valid),
  },
];

/** The columns of signed consents, with the PDF of each, and its revocation for users who may (`onRevoke`). */
export function consentColumns(
  urls: Readonly<Record<string, string>>,
  onRevoke: ((consent: PatientConsent) => void) | undefined,
): ListColumn<PatientConsent>[] {
  return [
    ...facts,
    {
      title: m.file,
      quiet: true,
      align: 'end',
      cell: (row) => {
        const title = formatText(row.title);
        return (
          <Acts>
            {urls[row.file] && (
              <a
                href={urls[row.file]}
                target="_blank"
                rel="noreferrer"
                aria-label={m.openOf(title)}
              >
                <Icon name="print" size={16} />
                {m.open}
              </a>
            )}
            {onRevoke && !row.revoked_at && (
              <Button
                size="small"
                tone="quiet"
                aria-label={m.revokeOf(title)}
                aria-haspopup="dialog"
                onClick={() => onRevoke(row)}
              >
                {m.revoke}
              </Button>
            )}
          </Acts>
        );
      },
    },
  ];
}

function State({ consent }: { consent: PatientConsent }) {
  const { revoked_at: at, revoked_by: by, revoked_reason: reason } = consent;
  if (!at) return <StatusBadge tone="success" label={m.valid} />;
  return (
    <Revoked>
      <StatusBadge tone="danger" label={m.revoked} />
      <small>{m.revokedBy(formatText(by), formatDay(at))}</small>
      <small dir="auto">{formatText(reason)}</small>
    </Revoked>
  );
}

const Acts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--control-s);
    white-space: nowrap;
  }
`;

const Revoked = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--space-1);

  small {
    color: var(--text-soft);
  }
`;
