import { drugClasses, drugClassLabels } from '@ziba/shared/contracts/drug-classes';
import { drugInput, type Drug, type DrugInput } from '@ziba/shared/contracts/drugs';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { drugs } from '../../data/drugs.api';
import { m } from './messages';

interface Props {
  /** The drug to edit; a new one when left out. */
  drug?: Drug;
  onClose: () => void;
}

const { SelectField, TextField } = fieldsOf<DrugInput>();
const { fields, ...words } = m.drugs;
const classes = drugClasses.map((value) => ({ value, label: drugClassLabels[value] }));

/** A drug of the clinic's list, with what it fills into a line of a prescription. */
export function DrugDrawer({ drug, onClose }: Props) {
  const { data: stored = drug, mutate } = drugs.useOne(drug?.id);
  const save = drugs.useSave();
  return (
    <Drawer open title={drug ? words.edit : words.add} hint={words.formHint} onClose={onClose}>
      <Form
        frame="none"
        schema={drugInput}
        stored={stored}
        reload={mutate}
        submit={common.save}
        failed={words.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="drug"
        onSubmit={async (values, { changes }) => {
          await (drug ? save(changes, drug.id) : save(values));
          toast.success(words.saved);
          onClose();
        }}
      >
        <TextField name="name" label={fields.name} wide />
        <SelectField
          name="drug_class"
          label={fields.drug_class}
          hint={words.classHint}
          options={classes}
          blank={words.classByName}
          wide
        />
        <TextField name="form" label={fields.form} />
        <TextField name="strength" label={fields.strength} />
        <TextField name="quantity" label={fields.quantity} />
        <TextField name="usage" label={fields.usage} />
        <TextField name="dose" label={fields.dose} />
        <TextField name="frequency" label={fields.frequency} />
        <TextField name="duration" label={fields.duration} />
        <TextField name="route" label={fields.route} />
      </Form>
    </Drawer>
  );
}
