import * as addresses from '@ziba/shared/contracts/addresses';
import { Form, fieldsOf } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { readAppointmentByCode } from '../../data/read-appointments.api';
import { m } from './messages';

interface Values {
  code: string;
}

const { DigitsField } = fieldsOf<Values>();
const schemaOf = () =>
  z.object({ code: z.string({ error: m.codeRequired }).min(1, m.codeRequired) });

/** Finds a receipt by its code. An appointment in the navigation state opens its receipt at once. */
export function FindReceiptScreen() {
  const state = useLocation().state as { appointment?: { id?: unknown } } | null;
  const navigate = useNavigate();
  const [schema] = useState(schemaOf);
  const appointmentId = state?.appointment?.id;
  if (typeof appointmentId === 'number')
    return <Navigate to={addresses.receipt(appointmentId)} replace />;

  return (
    <Screen title={m.receipt} back={{ to: addresses.appointments, label: m.title }} width="narrow">
      <Form
        schema={schema}
        submit={m.findReceipt}
        onSubmit={async ({ code }: Values) => {
          const { id } = await readAppointmentByCode(code);
          await navigate(addresses.receipt(id));
        }}
      >
        <DigitsField name="code" label={m.facts.code} hint={m.findReceiptHint} maxLength={12} />
      </Form>
    </Screen>
  );
}
