import type { InternalService } from '@ziba/shared/contracts/internal-services';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { ConfirmDialog } from '@ziba/shared/ui/overlays/confirm-dialog';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { internalServices } from '../../../data/internal-services.api';
import { m } from './messages';

interface Props {
  service: InternalService;
  onArchived: () => void;
  onCancel: () => void;
}

/** Asks before a service is archived. The server refuses while something is owed for it. */
export function ArchiveServiceDialog({ service, onArchived, onCancel }: Props) {
  const archive = internalServices.useRemove();
  return (
    <ConfirmDialog
      open
      title={m.archiveQuestion(formatText(service.subject))}
      confirm={common.archive}
      failed={m.archiveFailed}
      onConfirm={async () => {
        await archive(service.id);
        toast.success(m.archived);
        onArchived();
      }}
      onCancel={onCancel}
    >
      {m.archiveMeaning}
    </ConfirmDialog>
  );
}
