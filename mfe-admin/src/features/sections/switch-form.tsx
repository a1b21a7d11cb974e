import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { common } from '@ziba/shared/messages';
import { DateTimeField } from '@ziba/shared/ui/fields/date-time-field';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import type { ClinicRow } from '../../data/matrix.api';
import { m } from './messages';
import { SwitchPreview } from './switch-preview';
import { switchForm, type SwitchValues } from './switch-schema';
import { useSwitchSubmit } from './use-switch-submit';

interface Props {
  clinics: readonly ClinicRow[];
  sections: readonly MatrixColumn[];
  section?: MatrixColumn;
  isOn?: boolean;
  /** The section and the direction are fixed; the form asks only for time and reason. */
  isFixed: boolean;
  onClose: (isDone: boolean) => void;
}

const { SelectField, TextField } = fieldsOf<SwitchValues>();
const directions = [
  { value: 'off', label: m.form.directions.off },
  { value: 'on', label: m.form.directions.on },
];

/** The form that switches a section of some clinics, now or later. It previews the effect. */
export function SwitchForm({ clinics, sections, section, isOn, isFixed, onClose }: Props) {
  const submit = useSwitchSubmit(clinics, sections);
  const ids = clinics.map(({ id }) => id);
  const verb = isOn ? m.form.directions.on : m.form.directions.off;

  return (
    <Form
      frame="none"
      schema={switchForm}
      initial={{
        section: section?.section ?? '',
        direction: isOn ? 'on' : 'off',
        at: null,
        reason: '',
      }}
      submit={isFixed ? verb : common.save}
      failed={m.form.failed}
      cancel={{ label: common.cancel, onClick: () => onClose(false) }}
      draft={`switch-${section?.section ?? ''}-${ids.join('-')}`}
      onSubmit={async ({ section: key, direction, at, reason }) => {
        await submit({ clinic_ids: ids, section: key, is_on: direction === 'on', reason }, at);
        onClose(true);
      }}
    >
      {!isFixed && (
        <>
          <SelectField
            name="section"
            label={m.form.section}
            options={sections.map((one) => ({ value: one.section, label: one.title }))}
            wide
          />
          <RadioField<SwitchValues>
            name="direction"
            label={m.form.direction}
            options={directions}
            wide
          />
        </>
      )}
      <Preview ids={ids} />
      <DateTimeField<SwitchValues> name="at" label={m.form.at} hint={m.form.atHint} wide />
      <TextField name="reason" label={m.form.reason} hint={m.form.reasonHint} wide />
    </Form>
  );
}

/** The preview of the current form values. */
function Preview({ ids }: { ids: number[] }) {
  const [section, direction] = useWatch<SwitchValues, ['section', 'direction']>({
    name: ['section', 'direction'],
  });
  const input = section ? { clinic_ids: ids, section, is_on: direction === 'on' } : null;
  return <SwitchPreview input={input} />;
}
