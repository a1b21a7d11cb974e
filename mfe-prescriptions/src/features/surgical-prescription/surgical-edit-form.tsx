import { surgicalForm, type SurgicalForm } from '@ziba/shared/contracts/transcription-inputs';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { transcriptions } from '../../data/transcriptions.api';
import { m as edit } from '../../widgets/prescription-edit/messages';
import { SurgicalFields } from './surgical-fields';

interface Props {
  prescription: Transcription;
  /** Reads the prescription again. */
  reload: () => unknown;
  /** The address that opens after saving. */
  back: string;
}

/** The form of a stored surgical prescription: it sends what was changed, with the version that it is based on. */
export function SurgicalEditForm({ prescription, reload, back }: Props) {
  const save = transcriptions.useSave();
  const navigate = useNavigate();
  const { id, items, doctor_id, operation_date } = prescription;
  const stored = useMemo(() => ({ ...prescription, required_items: items }), [prescription, items]);
  return (
    <Form<SurgicalForm, z.output<typeof surgicalForm>>
      schema={surgicalForm}
      stored={stored}
      reload={reload}
      submit={edit.save}
      failed={edit.failed}
      cancel={{ to: back, label: common.cancel }}
      draft="surgical-prescription-edit"
      onSubmit={async (_, { changes }) => {
        await save(changes, id);
        toast.success(edit.saved);
        await navigate(back, { replace: true });
      }}
    >
      <SurgicalFields doctorId={doctor_id ?? undefined} storedStart={operation_date ?? undefined} />
    </Form>
  );
}
