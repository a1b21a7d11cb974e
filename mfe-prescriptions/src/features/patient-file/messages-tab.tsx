import { useListParams } from '@ziba/shared/api/use-list-params';
import type { Patient } from '@ziba/shared/contracts/patients';
import type { SmsMessage } from '@ziba/shared/contracts/sms';
import { statusColumn } from '@ziba/shared/domain/status-column';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { usePatientMessages } from '../../data/patient-file.api';
import { m } from './messages';

const columns: ListColumn<SmsMessage>[] = [
  dateTimeColumn({ title: m.message.when, date: ({ created_at }) => created_at }),
  codeColumn({ title: m.message.to, code: ({ to }) => to }),
  textColumn({ title: m.message.text, wide: true, text: ({ body }) => body ?? m.message.hidden }),
  statusColumn({ title: m.message.status, of: 'sms', status: ({ status }) => status }),
];

/** The messages to the patient, for readers of the SMS panel. */
export function MessagesTab({ patient }: { patient: Patient }) {
  const { page, setPage } = useListParams('messages');
  const list = usePatientMessages(patient.id, { page });
  return (
    <ResourceTable
      label={m.message.title}
      columns={columns}
      list={list}
      empty={m.message.empty}
      page={page}
      onPage={setPage}
    />
  );
}
