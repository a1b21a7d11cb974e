import { sessionStatus, type TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { formatText } from '@ziba/shared/format/text';
import { IconButton } from '@ziba/shared/ui/controls/icon-button';
import { UnavailableButton } from '@ziba/shared/ui/overlays/unavailable-button';
import styled from 'styled-components';
import { usePlanAddresses } from '../../data/plan-addresses';
import { SessionActions } from '../../widgets/session-actions/session-actions';
import { m } from './messages';

interface Props {
  session: TreatmentSession;
  onCancel: () => void;
}

/** Payment, report and edit of a session in its row, and its cancellation while it is open. */
export function SessionRowActions({ session, onCancel }: Props) {
  const { write } = usePlanAddresses();
  const { id, treatment_plan_id: plan } = session;
  const edit = write ? { to: `${write.edit(plan)}?session=${id}` } : undefined;
  const isOpen = session.status === sessionStatus.planned;
  const label = `${m.cancelSession} ${formatText(session.session_title)}`;

  return (
    <Row>
      <SessionActions session={session} edit={edit} />
      {write && isOpen && session.paid_amount === 0 && (
        <IconButton icon="close" label={label} aria-haspopup="dialog" onClick={onCancel} />
      )}
      {write && isOpen && session.paid_amount > 0 && (
        <UnavailableButton
          icon="close"
          tone="quiet"
          size="small"
          aria-label={label}
          why={m.whyNoCancel.money}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1);

  @media (max-width: 40rem) {
    justify-content: flex-start;
  }
`;
