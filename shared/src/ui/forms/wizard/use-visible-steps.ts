import { useWatch, type Control, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface ConditionalStep<Input> {
  when?: (values: Input) => boolean;
}

/** The steps that are visible with these values of the form. */
export function useVisibleSteps<
  Input extends FieldValues,
  Output,
  Step extends ConditionalStep<Input>,
>(form: UseFormReturn<Input, unknown, Output>, steps: readonly Step[]): readonly Step[] {
  // A text such as `++-+`: it changes, and renders again, only when a step appears or disappears.
  const visible = useWatch({
    control: form.control as unknown as Control,
    compute: (values: FieldValues) =>
      steps.map(({ when }) => (when?.(values as Input) === false ? '-' : '+')).join(''),
  });
  return steps.filter((_, index) => visible[index] !== '-');
}
