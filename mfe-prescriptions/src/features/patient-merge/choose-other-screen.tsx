import * as addresses from '@ziba/shared/contracts/addresses';
import type { Patient } from '@ziba/shared/contracts/patients';
import { PatientCard } from '@ziba/shared/domain/patient-picker/patient-card';
import { PatientField } from '@ziba/shared/domain/patient-picker/patient-field';
import { formatText } from '@ziba/shared/format/text';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Form } from '@ziba/shared/ui/forms/form';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { patients } from '../../data/patients.api';
import { LikelyFiles } from './likely-files';
import { m } from './messages';

interface Values {
  other: number;
}

const schemaFor = (id: number) =>
  z.object({
    other: z
      .number({ error: m.otherRequired })
      .int()
      .refine((other) => other !== id, m.otherSame),
  });

/** Asks for the file that is merged with the one in the address. */
export function ChooseOtherScreen() {
  const id = useIdParam();
  const record = patients.useOne(id);
  return (
    <RecordScreen
      record={record}
      title={m.title}
      back={{ to: addresses.patientFile(id ?? 0), label: m.file }}
      notFound={{ title: m.notFound }}
      explain={({ message }) => `${m.loadFailed}: ${message}`}
      head={({ full_name }) => ({ hint: m.chooseHint(formatText(full_name)) })}
      width="narrow"
    >
      {(patient) => <ChoiceForm patient={patient} />}
    </RecordScreen>
  );
}

function ChoiceForm({ patient }: { patient: Patient }) {
  const { id } = patient;
  const navigate = useNavigate();
  const [schema] = useState(() => schemaFor(id));
  const [chosen, setChosen] = useState<number>();
  return (
    <Form<Values, Values>
      schema={schema}
      submit={m.next}
      isQuestion
      onSubmit={({ other }) => navigate(addresses.mergePatients(id, other))}
    >
      <PatientField<Values>
        name="other"
        label={m.other}
        wide
        except={patient.id}
        onChoice={(choice) => setChosen(choice ? Number(choice.value) : undefined)}
      />
      {chosen === undefined ? (
        <LikelyFiles patient={patient} />
      ) : (
        <PatientCard patientId={chosen} />
      )}
    </Form>
  );
}
