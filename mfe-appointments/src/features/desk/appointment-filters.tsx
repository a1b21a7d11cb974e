import type { ListParams } from '@ziba/shared/api/use-list-params';
import { appointmentStatusLabels } from '@ziba/shared/contracts/appointment-texts';
import { appointmentStatuses } from '@ziba/shared/contracts/appointments';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { DateRange } from '@ziba/shared/ui/dates/date-range';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { useClinicServices, useDoctors } from '../../data/appointments.api';
import { m } from './messages';
import { PatientFilter } from './patient-filter';

interface Props extends Pick<ListParams, 'search' | 'filters' | 'setSearch' | 'setFilter'> {
  /** The list goes first: what narrows it is asked for when it stands there. */
  isListThere: boolean;
}

const statuses = appointmentStatuses.map((value) => ({
  value,
  label: appointmentStatusLabels[value],
}));

/** What narrows the list of all appointments; the address keeps it. Doctors see their own anyway. */
export function AppointmentFilters(props: Props) {
  const { isListThere, search, filters, setSearch, setFilter } = props;
  const isDoctor = useSession()?.user.type === 'doctor';
  return (
    <>
      <SearchField label={m.search} value={search} onSearch={setSearch} />
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
          isOn={isListThere}
          value={filters.doctor_id}
          onChange={(value) => setFilter('doctor_id', value)}
        />
      )}
      <ServiceFilter
        isOn={isListThere}
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
    </>
  );
}

interface ChoiceProps {
  /** Whether the choices are asked for: the list goes first. */
  isOn: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function DoctorFilter({ isOn, ...props }: ChoiceProps) {
  const options = (useDoctors(isOn).data?.data ?? []).map(({ id, profile }) => ({
    value: id,
    label: formatText(profile.fullName),
  }));
  return <FilterSelect label={m.doctor} options={options} {...props} />;
}

function ServiceFilter({ isOn, ...props }: ChoiceProps) {
  const options = (useClinicServices(isOn).data?.data ?? []).map(({ id, title }) => ({
    value: id,
    label: formatText(title),
  }));
  return <FilterSelect label={m.service} options={options} {...props} />;
}
