import type { RegisteredRemote } from '@ziba/shared/contracts/releases';
import { useMay } from '@ziba/shared/session/use-may';
import { Card } from '@ziba/shared/ui/views/card';
import { buttonColumn } from '@ziba/shared/ui/tables/columns/button-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { m } from './messages';
import { showUndoable } from './show-undoable';
import { useReleaseMutations } from '../../data/section-releases.api';
import { useClinicNames } from './use-clinic-names';

interface Props {
  remote: RegisteredRemote;
}

interface Pin {
  /** The clinic's id. */
  id: number;
  version: string;
}

/** The clinics that are pinned to a release; renders nothing when there is none. */
export function PinsCard({ remote }: Props) {
  const mayDelete = useMay('sections', 'delete');
  const mayWrite = useMay('sections', 'write');
  const nameOf = useClinicNames();
  const { unpin, activate } = useReleaseMutations(remote.remote);
  const pins = remote.releases.flatMap(({ version, places }) =>
    places.pinned.map((id): Pin => ({ id, version })),
  );
  if (pins.length === 0) return null;

  const remove = async ({ id, version }: Pin) => {
    try {
      await unpin(id);
      const target = { kind: 'clinic', clinic_id: id } as const;
      const pinAgain = () => activate({ version, target, reason: m.undoReason });
      showUndoable(m.pins.removed(nameOf(id)), mayWrite && pinAgain);
    } catch (error) {
      toast.error([m.pins.failed, error instanceof Error ? error.message : ''].join('. '));
    }
  };
  const columns: ListColumn<Pin>[] = [
    textColumn({ title: m.pins.clinic, text: ({ id }) => nameOf(id) }),
    codeColumn({ title: m.columns.version, code: ({ version }) => version }),
  ];
  if (mayDelete) {
    columns.push(
      buttonColumn<Pin>({
        label: () => m.pins.remove,
        nameOf: ({ id }) => nameOf(id),
        onPress: (pin) => void remove(pin),
      }),
    );
  }
  const meta = { page: 1, limit: pins.length, total: pins.length, totalPages: 1 };
  return (
    <Card title={m.pins.title} hint={m.pins.hint}>
      <ResourceTable
        label={m.pins.title}
        columns={columns}
        list={{ data: { data: pins, meta }, isLoading: false, mutate: () => undefined }}
        empty=""
      />
    </Card>
  );
}
