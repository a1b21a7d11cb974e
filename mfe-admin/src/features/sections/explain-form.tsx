import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { ComboboxField } from '@ziba/shared/ui/fields/combobox-field';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useClinicNames, useClinicUsers, type Question } from '../../data/explain.api';
import { m } from './messages';

interface Props {
  question: Question;
  sections: readonly MatrixColumn[];
  onAsk: (question: Question) => void;
}

const required = (message: string) => z.string({ error: message }).min(1, message);
const schema = z.object({
  clinic: required(m.explain.clinicMissing),
  user: required(m.explain.userMissing),
  section: required(m.form.sectionMissing),
});
const { SelectField } = fieldsOf<Question>();

/** The form that asks for a clinic, one of its users and a section. */
export function ExplainForm({ question, sections, onAsk }: Props) {
  return (
    <Form
      frame="none"
      isQuestion
      schema={schema}
      initial={question}
      submit={m.explain.ask}
      onSubmit={(values) => onAsk(values)}
    >
      <ClinicField />
      <UserField />
      <SelectField
        name="section"
        label={m.section}
        options={sections.map(({ section, title }) => ({ value: section, label: title }))}
      />
    </Form>
  );
}

function ClinicField() {
  const { setValue } = useFormContext<Question>();
  const { data } = useClinicNames();
  const clinics = data?.data ?? [];
  return (
    <ComboboxField<Question>
      name="clinic"
      label={m.clinic}
      source={clinics.map(({ id, name, city, code }) => ({
        value: String(id),
        label: formatText(name),
        detail: `${formatText(city)} · ${code}`,
      }))}
      // A user belongs to one clinic only.
      onChoice={() => setValue('user', '')}
    />
  );
}

function UserField() {
  const clinic = useWatch<Question, 'clinic'>({ name: 'clinic' });
  const { data } = useClinicUsers(clinic);
  const users = data?.data ?? [];
  return (
    <ComboboxField<Question>
      name="user"
      label={m.explain.user}
      hint={clinic ? m.explain.userHint : m.explain.chooseClinic}
      disabled={!clinic}
      source={users.map(({ id, name, username, is_active }) => ({
        value: String(id),
        label: formatText(name),
        detail: is_active ? username : `${username} · ${m.explain.inactive}`,
      }))}
    />
  );
}
