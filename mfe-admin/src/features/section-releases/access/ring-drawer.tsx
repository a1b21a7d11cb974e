import { ringInput, type Ring } from '@ziba/shared/contracts/releases';
import { common } from '@ziba/shared/messages';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { MultiSelectField } from '@ziba/shared/ui/fields/multi-select-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import type { z } from 'zod';
import { clinicChoices } from '../../../widgets/clinic-choices/clinic-choices';
import { useClinics } from '../../../data/section-releases.api';
import { rings } from '../../../data/access.api';
import { m } from './messages';

interface Props {
  /** The ring to edit; a new one when left out. */
  ring?: Ring;
  /** Reads the rings again. */
  reload: () => unknown;
  onClose: () => void;
}

type Values = z.input<typeof ringInput>;
const { TextField } = fieldsOf<Values>();

/** The form of a ring: its name and its clinics. */
export function RingDrawer({ ring, reload, onClose }: Props) {
  const save = rings.useSave();
  const clinics = useClinics();
  return (
    <Drawer open title={ring ? m.rings.edit : m.rings.add} onClose={onClose}>
      <Form
        frame="none"
        schema={ringInput}
        initial={{ name: '', clinic_ids: [] }}
        stored={ring}
        reload={reload}
        submit={common.save}
        failed={m.rings.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="ring"
        onSubmit={async (values, { changes }) => {
          await save(ring ? changes : values, ring?.id);
          toast.success(m.rings.saved);
          onClose();
        }}
      >
        <TextField name="name" label={m.rings.name} wide />
        <MultiSelectField<Values>
          name="clinic_ids"
          label={m.rings.clinics}
          source={clinicChoices(clinics.data?.data)}
          wide
        />
      </Form>
    </Drawer>
  );
}
