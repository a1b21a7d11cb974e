import type { SwitchSchedule } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { m } from './messages';
import { useCancelSchedules, useSchedule } from '../../data/switch.api';

const errorText = (error: unknown) => (error instanceof Error ? error.message : m.schedules.failed);

/** Cancels a schedule and offers to restore it. */
export function useCancelWithUndo() {
  const cancel = useCancelSchedules();
  const schedule = useSchedule();
  const mayWrite = useMay('sections', 'write');
  return async (one: SwitchSchedule, title: string) => {
    const { clinic_id, section, is_on, at, reason } = one;
    try {
      await cancel([one.id]);
    } catch (error) {
      toast.error(errorText(error));
      return;
    }
    const words = m.schedules.canceled(title, formatText(one.clinic_name));
    const restore = async () => {
      try {
        await schedule({ clinic_ids: [clinic_id], section, is_on, at, reason });
        toast.success(m.schedules.restored);
      } catch (error) {
        toast.error(errorText(error));
      }
    };
    if (mayWrite) toast.undoable(words, restore);
    else toast.success(words);
  };
}
