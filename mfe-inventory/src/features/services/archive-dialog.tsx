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
 * Asks before a service is archived. Nothing is deleted: the text's warning (text 3 §2) spoke of lost
 * appointments and files; ours says what the server really does, and which bookings are still to come.
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
