import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Form } from '../ui/forms/form';
import type { Example } from './gallery-page';
import { WrongFields } from './wrong-fields';

/** One form of a family of fields: what stands in it, and what the server says of it. */
interface FormState<Values> {
  name: string;
  fields: ReactNode;
  initial?: Partial<Values>;
  /** Messages by field, as the server would send them. */
  refusals?: Readonly<Record<string, string>>;
  onSubmit?: () => unknown;
}

const save = () => undefined;

/** The same fields in each of these states, every one as a form of its own. */
export function formExamples<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
  states: readonly FormState<Values>[],
): Example[] {
  return states.map(({ name, fields, initial, refusals, onSubmit = save }) => ({
    name,
    Show: () => (
      <Form schema={schema} initial={initial} submit="ثبت" onSubmit={onSubmit}>
        {fields}
        {refusals && <WrongFields messages={refusals} />}
      </Form>
    ),
  }));
}
