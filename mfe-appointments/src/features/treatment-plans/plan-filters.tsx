import type { ListParams } from '@ziba/shared/api/use-list-params';
import { paymentStatuses } from '@ziba/shared/contracts/clinical';
import { owing, planStatuses } from '@ziba/shared/contracts/treatment-plans';
import { useSession } from '@ziba/shared/session/use-session';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { m } from './messages';

/** The filters that the server accepts; links from elsewhere narrow the list to a patient or an appointment. */
export const planFilters = [
  'doctor_id',
  'status',
  'payment_status',
  'patient_id',
  'appointment_id',
] as const;

type Props = Pick<
  ListParams<(typeof planFilters)[number]>,
  'search' | 'filters' | 'setSearch' | 'setFilter'
>;

const statuses = planStatuses.map((value) => ({ value, label: m.statuses[value] }));

/** The filters of the list of plans, kept in the address. Doctors see only their own plans. */
export function PlanFilters(props: Props) {
  const { filters, setFilter } = props;
  const isDoctor = useSession()?.user.type === 'doctor';
  return (
    <SearchAndFilters label={m.search} list={props}>
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
    </SearchAndFilters>
  );
}

interface ChoiceProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function DoctorFilter(props: ChoiceProps) {
  const options = staffOptions(useDoctors().data?.data);
  return <FilterSelect label={m.fields.doctor} options={options} {...props} />;
}
