import type { ListParams } from '@ziba/shared/api/use-list-params';
import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { DateRange } from '@ziba/shared/ui/dates/date-range';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { useClinicServices } from '../../data/clinic-services.api';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { m } from './messages';
import { PatientFilter } from './patient-filter';

interface Props extends Pick<ListParams, 'search' | 'filters' | 'setSearch' | 'setFilter'> {
  /** Whether the list was read: only then the options of the filters are read. */
  isListLoaded: boolean;
}

const statuses = appointmentStatuses.map((value) => ({
  value,
  label: appointmentStatusLabels[value],
}));

/** The filters of the list of all appointments, kept in the address. Doctors see only their own. */
export function AppointmentFilters(props: Props) {
  const { isListLoaded, filters, setFilter } = props;
  const isDoctor = useSession()?.user.type === 'doctor';
  return (
    <SearchAndFilters label={m.search} list={props}>
      <DateRange
        label={m.range}
        from={filters.from ?? ''}
        to={filters.to ?? ''}
        onRange={({ from, to }) => {
          setFilter('from', from || undefined);
          setFilter('to', to || undefined);
        }}
      />
      {!isDoctor && (
        <DoctorFilter
          isEnabled={isListLoaded}
          value={filters.doctor_id}
          onChange={(value) => setFilter('doctor_id', value)}
        />
      )}
      <ServiceFilter
        isEnabled={isListLoaded}
        value={filters.service_id}
        onChange={(value) => setFilter('service_id', value)}
      />
      <FilterSelect
        label={m.status}
        value={filters.status}
        options={statuses}
        onChange={(value) => setFilter('status', value)}
      />
      <PatientFilter
        value={filters.patient_id}
        onChange={(value) => setFilter('patient_id', value)}
      />
    </SearchAndFilters>
  );
}

interface ChoiceProps {
  /** Whether the options are read: the list is read first. */
  isEnabled: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function DoctorFilter({ isEnabled, ...props }: ChoiceProps) {
  const options = staffOptions(useDoctors(isEnabled).data?.data);
  return <FilterSelect label={m.doctor} options={options} {...props} />;
}

function ServiceFilter({ isEnabled, ...props }: ChoiceProps) {
  const options = (useClinicServices(isEnabled).data?.data ?? []).map(({ id, title }) => ({
    value: id,
    label: formatText(title),
  }));
  return <FilterSelect label={m.service} options={options} {...props} />;
}
