import {
  pharmacyPrescription,
  type PharmacyPrescription,
} from '@ziba/shared/contracts/medications';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import { common } from '@ziba/shared/messages';
import { Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { transcriptions } from '../../data/transcriptions.api';
import { m as edit } from '../../widgets/prescription-edit/messages';
import { PharmacyFields } from './pharmacy-fields';
import { useRiskQuestion } from './use-risk-question';

interface Props {
  prescription: Transcription;
  /** Reads the prescription again. */
  reload: () => unknown;
  /** The address that opens after saving. */
  back: string;
}

/** The form of a stored pharmacy prescription: it sends what was changed, with the version that it is based on. */
export function PharmacyEditForm({ prescription, reload, back }: Props) {
  const save = transcriptions.useSave();
  const navigate = useNavigate();
  const { id } = prescription;
  const { send, question } = useRiskQuestion();
  return (
    <>
      <Form<PharmacyPrescription, z.output<typeof pharmacyPrescription>>
        schema={pharmacyPrescription}
        stored={prescription}
        reload={reload}
        submit={edit.save}
        failed={edit.failed}
        cancel={{ to: back, label: common.cancel }}
        draft="pharmacy-prescription-edit"
        onSubmit={async (_, { changes }) => {
          await send((answer) => save({ ...changes, ...answer }, id));
          toast.success(edit.saved);
          await navigate(back, { replace: true });
        }}
      >
        <PharmacyFields people={prescription} prescriptionId={id} />
      </Form>
      {question}
    </>
  );
}
