import type { ListParams } from '@ziba/shared/api/use-list-params';
import { paymentStatuses } from '@ziba/shared/contracts/clinical';
import { owing, planStatuses } from '@ziba/shared/contracts/treatment-plans';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { useDoctors } from '../../data/appointments.api';
import { m } from './messages';

type Props = Pick<ListParams, 'search' | 'filters' | 'setSearch' | 'setFilter'>;

const statuses = planStatuses.map((value) => ({ value, label: m.statuses[value] }));

/** What narrows the list of plans; the address keeps it. A doctor sees their own plans anyway. */
export function PlanFilters({ search, filters, setSearch, setFilter }: Props) {
  const isDoctor = useSession()?.user.type === 'doctor';
  return (
    <>
      <SearchField label={m.search} value={search} onSearch={setSearch} />
      {!isDoctor && (
        <DoctorFilter
          value={filters.doctor_id}
          onChange={(value) => setFilter('doctor_id', value)}
        />
      )}
      <FilterSelect
        label={m.fields.status}
        value={filters.status}
        options={statuses}
        onChange={(value) => setFilter('status', value)}
      />
      <FilterSelect
        label={m.fields.payment}
        value={filters.payment_status}
        options={[...paymentStatuses, { value: owing, label: m.owing }]}
        onChange={(value) => setFilter('payment_status', value)}
      />
    </>
  );
}

interface ChoiceProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function DoctorFilter(props: ChoiceProps) {
  const doctors = useDoctors().data?.data ?? [];
  const options = doctors.map(({ id, profile }) => ({
    value: id,
    label: formatText(profile.fullName),
  }));
  return <FilterSelect label={m.fields.doctor} options={options} {...props} />;
}
