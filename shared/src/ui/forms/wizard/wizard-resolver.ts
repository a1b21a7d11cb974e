import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '../schema-resolver';

export interface JudgedStep<Input extends FieldValues> {
  names: readonly Path<Input>[];
  schema?: z.ZodType;
}

interface Judges<Input extends FieldValues, Output> {
  /** The contract of the finish that was pressed last. */
  whole: z.ZodType<Output>;
  /** The steps that are there now. */
  steps: readonly JudgedStep<Input>[];
  /** Whether a button that saves was pressed: from then on the contract of the whole judges too. */
  isFinishing: boolean;
}

/** Whether the field, or the list that it is part of, belongs to the step. */
export function hasName(step: { names: readonly string[] }, name: string): boolean {
  return step.names.some((own) => name === own || name.startsWith(`${own}.`));
}

/** The step's part of the values: its contract knows no others. */
function partOf(values: FieldValues, names: readonly string[]): FieldValues {
  const keys = names.map((name) => name.split('.')[0] ?? name);
  return Object.fromEntries(keys.map((key) => [key, values[key] as unknown]));
}

/**
 * Judges the values of a wizard. Before one goes on, the contract of a step judges its fields, and the
 * whole those of steps without one. When one saves, the contract of the whole alone judges.
 */
export function wizardResolver<Input extends FieldValues, Output>({
  whole,
  steps,
  isFinishing,
}: Judges<Input, Output>): Resolver<Input, unknown, Output> {
  const judgeWhole = schemaResolver(whole as z.ZodType<Output, Input>);
  return async (values, context, about) => {
    const result = await judgeWhole(values, context, about);
    if (isFinishing) return result;
    const judged = steps.filter((step) => step.schema);
    const isJudgedByStep = ([key]: [string, unknown]) =>
      judged.some(({ names }) => names.some((name) => name.split('.')[0] === key));
    const others = Object.entries(result.errors).filter((entry) => !isJudgedByStep(entry));
    const errors = Object.fromEntries(others) as FieldErrors;
    for (const { schema, names } of judged) {
      const judge = schemaResolver(schema as z.ZodType<FieldValues, FieldValues>);
      const own = await judge(partOf(values, names), context, about as never);
      Object.assign(errors, own.errors);
    }
    return Object.keys(errors).length === 0
      ? result
      : { values: {}, errors: errors as FieldErrors<Input> };
  };
}
