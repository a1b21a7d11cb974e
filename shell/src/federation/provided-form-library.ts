import {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';

/** What sections use of the form library beyond the kit's own fields. */
export const providedFormLibrary = {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
};
