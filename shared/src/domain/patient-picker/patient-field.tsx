import { useState } from 'react';
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
  /** The id of a patient who is not offered, such as the one whose file is open. */
  except?: number;
}

/** The search for patients without one of them. */
const searchBesides =
  (except: number | undefined): typeof searchPatients =>
  async (words, signal) =>
    (await searchPatients(words, signal)).filter(({ value }) => value !== except);

const nameOf = async (id: string) => (await api.get<Patient>(`/patients/${id}`)).full_name;

/**
 * A field to choose a patient, found by name, mobile, national code or file number; its value is the patient's
 * id. `PatientCard` shows who was chosen.
 */
export function PatientField<Values>({ onChoice, except, ...props }: Props<Values>) {
  const [source] = useState(() => searchBesides(except));
  return (
    <ComboboxField<Values>
      {...props}
      // All choices come from `searchPatients`.
      onChoice={onChoice && ((choice: Choice | null) => onChoice(choice as PatientChoice | null))}
      source={source}
      labelOf={nameOf}
      placeholder={m.placeholder}
    />
  );
}
