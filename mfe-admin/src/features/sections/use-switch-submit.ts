import type { MatrixColumn, SwitchInput } from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { ClinicRow } from '../../data/matrix.api';
import { m } from './messages';
import { useCancelSchedules, useSchedule, useSwitch } from '../../data/switch.api';

/** Runs an undo and shows its result. */
async function undo(act: () => Promise<unknown>) {
  try {
    await act();
    toast.success(m.done.undone);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : m.form.failed);
  }
}

/** Returns a function that switches now or later, shows the result, and offers an undo. */
export function useSwitchSubmit(clinics: readonly ClinicRow[], sections: readonly MatrixColumn[]) {
  const switchNow = useSwitch();
  const schedule = useSchedule();
  const cancel = useCancelSchedules();
  const mayCancel = useMay('sections', 'delete');

  const clinicsText = (count: number) => {
    const [only] = clinics;
    return clinics.length === 1 && only
      ? m.done.inClinic(formatText(only.name))
      : m.done.inClinics(formatNumber(count));
  };

  return async (input: SwitchInput, at: string | null | undefined) => {
    const title = sections.find(({ section }) => section === input.section)?.title ?? input.section;
    if (at) {
      const made = await schedule({ ...input, at });
      const words = m.done.scheduled(title, clinicsText(made.length), formatDateTime(at));
      if (mayCancel) toast.undoable(words, () => undo(() => cancel(made.map(({ id }) => id))));
      else toast.success(words);
      return;
    }
    const { changed } = await switchNow(input);
    if (changed.length === 0) {
      toast.info(m.done.nothing);
      return;
    }
    const words = (input.is_on ? m.done.on : m.done.off)(title, clinicsText(changed.length));
    const back = { ...input, clinic_ids: changed, is_on: !input.is_on, reason: m.done.undoReason };
    toast.undoable(words, () => undo(() => switchNow(back)));
  };
}
