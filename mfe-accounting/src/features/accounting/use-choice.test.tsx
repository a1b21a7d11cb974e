import { writeDraft } from '@ziba/shared/session/draft-store';
import { startSession } from '@ziba/shared/session/session-store';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { screen } from '@testing-library/react';
import { z } from 'zod';
import { useChoice } from './use-choice';

const schema = z.object({ kind: z.string(), cost: z.string() });
type Values = z.input<typeof schema>;
const { SelectField, TextField } = fieldsOf<Values>();

it('tells what the user chooses, and is silent when a draft is restored', async () => {
  const choices: string[] = [];
  function Inputs() {
    useChoice<Values>('kind', (value) => choices.push(value));
    return (
      <>
        <SelectField name="kind" label="نوع" options={['الف', 'ب']} />
        <TextField name="cost" label="هزینه" />
      </>
    );
  }
  startSession(aLogin());
  // The memory router of the tests leaves the address of the window as it is.
  writeDraft('choice', { kind: 'الف', cost: '5' }, window.location.pathname);
  const { user } = renderScreen(
    <Form
      schema={schema}
      initial={{ kind: '', cost: '' }}
      submit="ثبت"
      draft="choice"
      onSubmit={() => undefined}
    >
      <Inputs />
    </Form>,
  );
  expect(screen.getByLabelText('نوع')).toHaveValue('الف');
  await user.type(screen.getByLabelText('هزینه'), '0');
  expect(choices).toEqual([]);
  await user.selectOptions(screen.getByLabelText('نوع'), 'ب');
  expect(choices).toEqual(['ب']);
});
