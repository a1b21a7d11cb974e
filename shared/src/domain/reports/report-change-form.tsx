import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { reportChange } from '../../contracts/clinical';
import { common } from '../../messages';
import { fieldsOf, Form, type Edit } from '../../ui/forms/form';
import { toast } from '../../ui/overlays/toast';
import { m } from './messages';
import { ReportInputs } from './report-inputs';

type Input = z.input<typeof reportChange>;
type Change = z.output<typeof reportChange>;
const { TextField } = fieldsOf<Input>();

interface Props {
  /** What the report is of, as it is stored. */
  record: { id: number; version: number; report: string | null; report_attachment: string[] };
  /** Reads it again after somebody else changed it. */
  reload: () => unknown;
  amend: (id: number, change: Input) => Promise<unknown>;
  /** The address of the report, which opens after a save. */
  back: string;
  /** The name of the draft that keeps typed values until they are saved. */
  draft: string;
}

/** Corrects a report with its reason; the former version can still be read. */
export function ReportChangeForm({ record, reload, amend, back, draft }: Props) {
  const navigate = useNavigate();
  const { id, version, report, report_attachment } = record;
  const stored = useMemo(
    () => ({ id, version, report, report_attachment: report_attachment.join(',') }),
    [id, version, report, report_attachment],
  );
  const save = async (change: Change, { changes }: Edit<Input, Change>) => {
    await amend(id, { ...change, version: changes.version });
    toast.success(m.amended);
    await navigate(back, { replace: true });
  };
  return (
    <Form
      {...{ schema: reportChange, stored, reload, draft }}
      submit={common.saveChanges}
      failed={m.amendFailed}
      cancel={{ to: back, label: common.cancel }}
      onSubmit={save}
    >
      <ReportInputs />
      <TextField name="reason" label={m.reason} hint={m.reasonHint} wide />
    </Form>
  );
}
