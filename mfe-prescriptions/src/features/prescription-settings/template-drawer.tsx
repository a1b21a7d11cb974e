import {
  consentTemplateInput,
  type ConsentTemplate,
  type ConsentTemplateInput,
} from '@ziba/shared/contracts/consents';
import { serviceChoice, serviceSource } from '@ziba/shared/domain/doctor-services/doctor-services';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { MultiSelectField } from '@ziba/shared/ui/fields/multi-select-field';
import { SwitchField } from '@ziba/shared/ui/fields/switch-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { useMemo } from 'react';
import { consentTemplates } from '../../data/consents.api';
import { clinicServices } from '../../data/services.api';
import { m } from './messages';

interface Props {
  /** The template to edit; a new one when left out. */
  template?: ConsentTemplate;
  onClose: () => void;
}

const { TextAreaField, TextField } = fieldsOf<ConsentTemplateInput>();
const { fields, ...words } = m.consents;

/** A consent of the clinic. A changed title or text becomes its next version; what was signed keeps its own. */
export function TemplateDrawer({ template, onClose }: Props) {
  const { data: row = template, mutate } = consentTemplates.useOne(template?.id);
  const save = consentTemplates.useSave();
  const stored = useMemo(() => row && valuesOf(row), [row]);
  const services = clinicServices.useAll();
  return (
    <Drawer
      open
      title={template ? words.edit : words.add}
      hint={row ? words.editHint(toPersianDigits(row.number)) : words.addHint}
      onClose={onClose}
    >
      <Form
        frame="none"
        schema={consentTemplateInput}
        {...(template ? { stored, reload: mutate } : { initial: fresh })}
        submit={common.save}
        failed={words.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="consent-template"
        onSubmit={async (values, { changes }) => {
          await (template ? save(changes, template.id) : save(values));
          toast.success(words.saved);
          onClose();
        }}
      >
        <TextField name="title" label={fields.title} wide />
        <MultiSelectField<ConsentTemplateInput>
          name="service_ids"
          label={fields.service_ids}
          hint={words.servicesHint}
          source={serviceSource(services, (all) =>
            all.filter((one) => one.is_active).map(serviceChoice),
          )}
          chosen={row?.services.map(({ id, title }) => ({ value: id, label: formatText(title) }))}
          wide
        />
        <TextAreaField name="body" label={fields.body} hint={words.bodyHint} wide />
        <SwitchField<ConsentTemplateInput> name="is_active" label={fields.is_active} wide />
      </Form>
    </Drawer>
  );
}

const fresh = { service_ids: [], is_active: true };

const valuesOf = ({ id, version, title, body, is_active, services }: ConsentTemplate) => ({
  id,
  version,
  title,
  body,
  is_active,
  service_ids: services.map((service) => service.id),
});
