import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Form } from '../ui/forms/form';
import type { Example } from './gallery-page';
import { WrongFields } from './wrong-fields';

/** One form of an example: its fields, their values and the messages of the server. */
interface FormState<Values> {
  name: string;
  fields: ReactNode;
  initial?: Partial<Values>;
  /** The server's messages by field. */
  refusals?: Readonly<Record<string, string>>;
  onSubmit?: () => unknown;
}

const save = () => undefined;

/** Examples of the same fields in each of these states, each in its own form. */
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
