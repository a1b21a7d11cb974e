import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import styled from 'styled-components';
import { useSessionAddresses } from '../../data/session-addresses';
import { m } from './messages';
import { PaymentActions } from './payment-actions';

interface Props {
  session: TreatmentSession;
  /** The address that edits the session, or a function that opens the editor; neither without the right. */
  edit?: { to: string } | { onSelect: () => void };
}

/**
 * What can be done with a session of a plan (text 2 §2.11): payment, whose label follows the payment
 * status, history of payments, report (register or view) and edit. Actions without the right are left out;
 * actions that are impossible now say why. Labels end with the session's title, because every row has them.
 */
export function SessionActions({ session, edit }: Props) {
  const named = (action: string) => ({
    'aria-label': m.of(action, formatText(session.session_title)),
    size: 'small' as const,
  });
  return (
    <Row>
      <PaymentActions session={session} compact />
      <ReportLink session={session} named={named} />
      {edit && <EditAction session={session} edit={edit} named={named} />}
    </Row>
  );
}

interface PartProps {
  session: TreatmentSession;
  named: (action: string) => { 'aria-label': string; size: 'small' };
}

function ReportLink({ session, named }: PartProps) {
  const { read, write } = useSessionAddresses();
  const isDone = session.status === sessionStatus.done || session.reported_at !== null;
  const look = { icon: 'file', tone: 'quiet' } as const;
  if (isDone) {
    return (
      read && (
        <ButtonLink {...look} {...named(m.viewReport)} to={read.report(session.id)}>
          {m.viewReport}
        </ButtonLink>
      )
    );
  }
  if (!write) return null;
  if (session.status === sessionStatus.canceled) {
    return (
      <UnavailableButton {...look} {...named(m.report)} why={m.whyCanceled}>
        {m.report}
      </UnavailableButton>
    );
  }
  return (
    <ButtonLink {...look} {...named(m.report)} to={write.create(session.id)}>
      {m.report}
    </ButtonLink>
  );
}

function EditAction({ session, edit, named }: PartProps & { edit: NonNullable<Props['edit']> }) {
  const { 'aria-label': label, size } = named(m.edit);
  if (session.status !== sessionStatus.planned) {
    const why = session.status === sessionStatus.done ? m.whyNoEdit : m.whyCanceled;
    return <UnavailableButton icon="edit" tone="quiet" size={size} aria-label={label} why={why} />;
  }
  if ('to' in edit) {
    return (
      <ButtonLink icon="edit" tone="quiet" {...named(m.edit)} title={label} to={edit.to}>
        {null}
      </ButtonLink>
    );
  }
  return <IconButton icon="edit" label={label} aria-haspopup="dialog" onClick={edit.onSelect} />;
}

/* Two by two: payment with its history, report with the editor; the words of a column are as wide as one another. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  align-items: center;
  gap: var(--space-1);
  inline-size: max-content;

  > span > button {
    flex: 1;
  }
`;
