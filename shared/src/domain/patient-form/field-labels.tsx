import { m } from './messages';

/** The labels of a patient's fields by their names in the API, for screens without the form. */
export const patientFieldLabels: Readonly<Record<string, string>> = m.fields;
