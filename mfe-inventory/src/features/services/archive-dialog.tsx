import type { Service } from '@ziba/shared/contracts/services';
import { formatText } from '@ziba/shared/format/text';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import styled from 'styled-components';
import { m } from './messages';
import { services } from '../../data/services.api';
import { ServiceBookingList } from './service-booking-list';

interface Props {
  service: Service;
  onArchived: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before a service is archived. The texts warn of a deletion; nothing is deleted,
 * so the dialog says what archiving does, and lists the bookings ahead.
 */
export function ArchiveDialog({ service, onArchived, onCancel }: Props) {
  const archive = services.useRemove();

  const confirm = async () => {
    await archive(service.id);
    toast.success(m.archived);
    onArchived();
  };

  return (
    <ConfirmDialog
      open
      title={m.archiveQuestion(formatText(service.title))}
      confirm={m.archive}
      failed={m.archiveFailed}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Parts>
        {m.archiveMeaning.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ServiceBookingList serviceId={service.id} />
      </Parts>
    </ConfirmDialog>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-2);
`;
