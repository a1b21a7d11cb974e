import { api } from '../../api/client';
import type { Patient } from '../../contracts/patients';
import { ComboboxField } from '../../ui/fields/combobox-field';
import type { Choice } from '../../ui/fields/options/choice';
import type { FieldPropsOf } from '../../ui/fields/use-field';
import { m } from './messages';
import { searchPatients, type PatientChoice } from './patient-search';

interface Props<Values> extends Omit<FieldPropsOf<Values>, 'readOnly'> {
  /** Called with id, name and national code of the chosen patient; with null when the choice is cleared. */
  onChoice?: (choice: PatientChoice | null) => void;
  disabled?: boolean;
}

const nameOf = async (id: string) => (await api.get<Patient>(`/patients/${id}`)).full_name;

/**
 * A field to choose a patient, found by name, mobile, national code or file number; its value is the patient's
 * id (beyond E8). `PatientCard` shows who was chosen.
 */
export function PatientField<Values>({ onChoice, ...props }: Props<Values>) {
  return (
    <ComboboxField<Values>
      {...props}
      // All choices come from `searchPatients`.
      onChoice={onChoice && ((choice: Choice | null) => onChoice(choice as PatientChoice | null))}
      source={searchPatients}
      labelOf={nameOf}
      placeholder={m.placeholder}
    />
  );
}
