import type { Area } from '@ziba/shared/contracts/section-levels';
import type { ListParams } from '@ziba/shared/api/use-list-params';
import { formatText } from '@ziba/shared/format/text';
import { SearchAndFilters } from '@ziba/shared/ui/tables/filter-fold/search-and-filters';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { useClinics, useRolesOf } from '../../data/users.api';
import { m as words } from '../../widgets/user-words/messages';
import { m } from './messages';
import { statusOptions } from './user-columns';

/** The filters of the lists, as the server calls them; a clinic's own list has no `clinic_id` and no `type`. */
export const clinicFilters = ['role_id', 'account_status'] as const;
export const platformFilters = [...clinicFilters, 'clinic_id', 'type'] as const;
type Filter = (typeof platformFilters)[number];

interface Props extends Pick<ListParams<Filter>, 'search' | 'filters' | 'setSearch' | 'setFilter'> {
  area: Area;
  /** Whether the list was read: only then the options of the filters are read. */
  isListLoaded: boolean;
}

const optionsOf = (list: { data: readonly { id: number; name: string }[] } | undefined) =>
  (list?.data ?? []).map(({ id, name }) => ({ value: String(id), label: formatText(name) }));
const typeOptions = Object.entries(words.types).map(([value, label]) => ({ value, label }));

/** Search and filters of a list of users, kept in the address. */
export function UserFilters(props: Props) {
  const { area, filters, setFilter } = props;
  return (
    <SearchAndFilters label={m.search} list={props}>
      {area === 'admin' ? <ClinicAndRole {...props} /> : <Role {...props} />}
      <FilterSelect
        label={m.columns.status}
        value={filters.account_status}
        options={statusOptions}
        onChange={(value) => setFilter('account_status', value)}
      />
    </SearchAndFilters>
  );
}

type RoleProps = Pick<Props, 'filters' | 'setFilter' | 'isListLoaded'>;

/** A role of the clinic; on the platform, of the chosen clinic. */
function Role({ filters, setFilter, isListLoaded }: RoleProps) {
  const clinicId = filters.clinic_id === undefined ? undefined : Number(filters.clinic_id);
  const list = useRolesOf(clinicId, isListLoaded);
  return (
    <FilterSelect
      label={m.columns.role}
      value={filters.role_id}
      options={optionsOf(list.data)}
      onChange={(id) => setFilter('role_id', id)}
    />
  );
}

/** Each clinic has roles of its own; without a clinic the account types take their place. */
function ClinicAndRole(props: RoleProps) {
  const { filters, setFilter, isListLoaded } = props;
  const clinics = useClinics(isListLoaded);
  const chooseClinic = (id: string | undefined) => {
    setFilter('role_id', undefined);
    setFilter('type', undefined);
    setFilter('clinic_id', id);
  };
  return (
    <>
      {clinics.data && (
        <FilterSelect
          label={m.columns.clinic}
          value={filters.clinic_id}
          options={optionsOf(clinics.data)}
          onChange={chooseClinic}
        />
      )}
      {filters.clinic_id === undefined ? (
        <FilterSelect
          label={m.columns.role}
          value={filters.type}
          options={typeOptions}
          onChange={(type) => setFilter('type', type)}
        />
      ) : (
        <Role {...props} />
      )}
    </>
  );
}
