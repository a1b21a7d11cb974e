import {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';

/** The exports of the form library that sections use directly. */
export const providedFormLibrary = {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
};
