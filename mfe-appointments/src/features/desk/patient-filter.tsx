import { usePatient } from '@ziba/shared/domain/patient-picker/patient-search';
import { formatText } from '@ziba/shared/format/text';
import { Button } from '@ziba/shared/ui/controls/button';
import { lazyPart } from '@ziba/shared/ui/controls/lazy-part';
import { useState } from 'react';
import { m } from './messages';

const PatientChoice = lazyPart(async () => (await import('./patient-choice')).PatientChoice);

interface Props {
  /** The patient's id, as the address has it. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Names the patient whose appointments are listed, with a button to show all; else a button to choose one. */
export function PatientFilter({ value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = usePatient(Number(value) || undefined);
  const name = data ? formatText(data.full_name) : m.onePatient;

  if (value) {
    return (
      <Button icon="close" aria-label={m.clearPatient(name)} onClick={() => onChange(undefined)}>
        {m.ofPatient(name)}
      </Button>
    );
  }
  return (
    <>
      <Button icon="patients" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.ofOnePatient}
      </Button>
      {isOpen && (
        <PatientChoice
          onChoose={(id) => {
            setOpen(false);
            onChange(id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
