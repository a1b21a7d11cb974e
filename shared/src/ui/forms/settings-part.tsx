import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { common } from '../../messages';
import { toast } from '../overlays/toast';
import { Card } from '../views/card';
import { FactList, type Fact } from '../views/fact-list';
import { Form } from './form';

interface Props<Input extends FieldValues, Output extends object> {
  title: string;
  hint: string;
  /** The name of the draft that keeps typed values until they are saved. */
  draft: string;
  schema: z.ZodType<Output, Input>;
  /** The stored values with their version. */
  stored: { version: number; [field: string]: unknown };
  reload: () => unknown;
  save: (changes: object) => Promise<unknown>;
  saved: string;
  failed: string;
  /** The values as text, for users who may not change them. */
  facts: readonly Fact[];
  mayWrite: boolean;
  children: ReactNode;
}

/** One part of the settings, which is saved on its own. */
export function SettingsPart<Input extends FieldValues, Output extends object>(
  props: Props<Input, Output>,
) {
  const { title, hint, draft, schema, stored, reload, save, failed } = props;
  return (
    <Card title={title} hint={hint}>
      {props.mayWrite ? (
        <Form
          frame="none"
          {...{ schema, stored, reload, draft, failed }}
          submit={common.saveChanges}
          onSubmit={async (_, { changes }) => {
            await save(changes);
            toast.success(props.saved);
          }}
        >
          {props.children}
        </Form>
      ) : (
        <FactList facts={props.facts} />
      )}
    </Card>
  );
}
