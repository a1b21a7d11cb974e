import type { ListParams } from '@ziba/shared/api/use-list-params';
import {
  transcriptionType,
  transcriptionTypeLabels,
} from '@ziba/shared/contracts/transcription-words';
import { transcriptionKinds } from '@ziba/shared/contracts/transcription-words';
import { transcriptionStates } from '@ziba/shared/contracts/transcriptions';
import { formatText } from '@ziba/shared/format/text';
import { useSession } from '@ziba/shared/session/use-session';
import { DateRange } from '@ziba/shared/ui/dates/date-range';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { useDoctors } from '../../data/doctors.api';
import { m } from './messages';

/** The filters that the server accepts. */
export const prescriptionFilters = ['type', 'doctor_id', 'from', 'to', 'status'] as const;

type Props = Pick<
  ListParams<(typeof prescriptionFilters)[number]>,
  'search' | 'filters' | 'setSearch' | 'setFilter'
>;

const types = transcriptionKinds.map((value) => ({
  value,
  label: transcriptionTypeLabels[transcriptionType[value]],
}));
const states = transcriptionStates.map((value) => ({ value, label: m.reportStates[value] }));

/** Search, type, doctor, date and state of the report. Doctors see only their own prescriptions. */
export function PrescriptionFilters(props: Props) {
  const { filters, setFilter } = props;
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
      <FilterSelect
        label={m.columns.type}
        value={filters.type}
        options={types}
        onChange={(value) => setFilter('type', value)}
      />
      {!isDoctor && (
        <DoctorFilter
          value={filters.doctor_id}
          onChange={(value) => setFilter('doctor_id', value)}
        />
      )}
      <FilterSelect
        label={m.reportState}
        value={filters.status}
        options={states}
        onChange={(value) => setFilter('status', value)}
      />
    </SearchAndFilters>
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
  return <FilterSelect label={m.columns.doctor} options={options} {...props} />;
}
