import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '../schema-resolver';

export interface ValidatedStep<Input extends FieldValues> {
  names: readonly Path<Input>[];
  schema?: z.ZodType;
}

interface Options<Input extends FieldValues, Output> {
  /** The contract of the whole for the button that was pressed last. */
  whole: z.ZodType<Output>;
  /** The steps that are visible now. */
  steps: readonly ValidatedStep<Input>[];
  /** Whether a button that saves was pressed: from then on the contract of the whole validates all fields. */
  isFinishing: boolean;
}

/** Whether the field, or the list that it is part of, belongs to the step. */
export function hasName(step: { names: readonly string[] }, name: string): boolean {
  return step.names.some((own) => name === own || name.startsWith(`${own}.`));
}

/** The values of these fields: the contract of a step knows no others. */
function partOf(values: FieldValues, names: readonly string[]): FieldValues {
  const keys = names.map((name) => name.split('.')[0] ?? name);
  return Object.fromEntries(keys.map((key) => [key, values[key] as unknown]));
}

/**
 * Validates the values of a wizard. Before saving, the contract of a step validates its fields, and the
 * contract of the whole those of steps without one. For saving, only the contract of the whole counts.
 */
export function wizardResolver<Input extends FieldValues, Output>({
  whole,
  steps,
  isFinishing,
}: Options<Input, Output>): Resolver<Input, unknown, Output> {
  const validateWhole = schemaResolver(whole as z.ZodType<Output, Input>);
  return async (values, context, options) => {
    const result = await validateWhole(values, context, options);
    if (isFinishing) return result;
    const stepsWithContract = steps.filter((step) => step.schema);
    const belongsToStep = ([key]: [string, unknown]) =>
      stepsWithContract.some(({ names }) => names.some((name) => name.split('.')[0] === key));
    const others = Object.entries(result.errors).filter((entry) => !belongsToStep(entry));
    const errors = Object.fromEntries(others) as FieldErrors;
    for (const { schema, names } of stepsWithContract) {
      const validate = schemaResolver(schema as z.ZodType<FieldValues, FieldValues>);
      const own = await validate(partOf(values, names), context, options as never);
      Object.assign(errors, own.errors);
    }
    return Object.keys(errors).length === 0
      ? result
      : { values: {}, errors: errors as FieldErrors<Input> };
  };
}
