import type { ClinicStatusEvent } from '@ziba/shared/contracts/clinics';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { textColumn } from '@ziba/shared/ui/tables/columns/text-column';
import { ResourceTable, type ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useStatusEvents } from '../../../data/clinics.api';
import { m as words } from '../messages';
import { m } from './messages';

const { columns: titles } = m;
const statuses = new Map<string, string>([...Object.entries(words.statuses), ['new', m.begun]]);
const wordOf = (status: string) => statuses.get(status) ?? status;

const columns: ListColumn<ClinicStatusEvent>[] = [
  dateTimeColumn({ title: titles.at, date: ({ created_at }) => created_at }),
  textColumn({ title: titles.from, text: ({ from_status }) => wordOf(from_status) }),
  textColumn({ title: titles.to, text: ({ to_status }) => wordOf(to_status) }),
  textColumn({ title: titles.reason, text: ({ reason }) => reason }),
  textColumn({ title: titles.user, text: ({ user_name }) => user_name }),
];

/** Every change of a clinic's status, with who made it and why; the latest first. */
export function StandingHistory({ clinicId }: { clinicId: number }) {
  return (
    <ResourceTable
      label={m.history}
      columns={columns}
      list={useStatusEvents(clinicId)}
      empty={m.noHistory}
    />
  );
}
