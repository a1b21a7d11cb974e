import {
  discountInput,
  discountKinds,
  type Discount,
  type DiscountInput,
} from '@ziba/shared/contracts/discounts';
import { common } from '@ziba/shared/messages';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { discounts } from '../../../data/discounts.api';
import { m } from './messages';

const { CodeField, DateField, QuantityField, SelectField, TextField } = fieldsOf<DiscountInput>();
const { fields } = m;
const kinds = discountKinds.map((value) => ({ value, label: m.kinds[value] }));

interface Props {
  /** The code to edit; a new one when left out. */
  discount?: Discount;
  /** Reads the codes again. */
  reload: () => unknown;
  onClose: () => void;
}

/** The form of a discount code. */
export function DiscountDrawer({ discount, reload, onClose }: Props) {
  const save = discounts.useSave();
  return (
    <Drawer open title={discount ? m.editOf(discount.code) : m.add} onClose={onClose}>
      <Form
        frame="none"
        schema={discountInput}
        initial={{ kind: 'percent' }}
        stored={discount}
        reload={reload}
        submit={common.save}
        failed={m.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="discount"
        onSubmit={async (values, { changes }) => {
          await save(discount ? changes : values, discount?.id);
          toast.success(m.saved);
          onClose();
        }}
      >
        <CodeField name="code" label={fields.code} />
        <TextField name="title" label={fields.title} />
        <SelectField name="kind" label={fields.kind} options={kinds} blank={null} />
        <QuantityField name="value" label={fields.value} hint={m.valueHint} decimals={0} />
        <DateField name="starts_on" label={fields.starts_on} />
        <DateField name="ends_on" label={fields.ends_on} />
        <QuantityField
          name="max_uses"
          label={fields.max_uses}
          hint={m.unlimitedHint}
          unit={m.time}
          decimals={0}
        />
        <QuantityField
          name="per_patient"
          label={fields.per_patient}
          hint={m.unlimitedHint}
          unit={m.time}
          decimals={0}
        />
      </Form>
    </Drawer>
  );
}
