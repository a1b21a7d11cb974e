import { useListParams } from '@ziba/shared/api/use-list-params';
import * as addresses from '@ziba/shared/contracts/addresses';
import { formatLongDay, todayIso } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { common } from '@ziba/shared/messages';
import { useMayOpen } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { SearchField } from '@ziba/shared/ui/tables/search-field';
import { Toolbar } from '@ziba/shared/ui/tables/toolbar';
import { Screen } from '@ziba/shared/ui/views/screen';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { useTodaysAppointments } from '../../data/todays-appointments.api';
import { CardList } from '../../widgets/todays-patient-card/card-list';
import { TodaysPatientCard } from '../../widgets/todays-patient-card/todays-patient-card';
import { matches } from './matches';
import { m } from './messages';
import { PatientMenu } from './patient-menu';
import { useIsSelected } from './use-selected';
import { visitAddress } from './visit-address';

/** Today's patients, live, with what the doctor can do with each of them. */
export function TodayPatientsScreen() {
  const { rows, error, mutate } = useTodaysAppointments();
  const { search, setSearch } = useListParams();
  const isSelected = useIsSelected();
  const mayOpenPatients = useMayOpen(addresses.patients);
  const found = rows?.filter((row) => matches(row, search));
  const selected = rows?.find(isSelected)?.id;

  return (
    <Screen
      title={m.title}
      hint={rows && m.summary(formatLongDay(todayIso()), toPersianDigits(rows.length))}
      back={{ to: addresses.prescriptions, label: m.home }}
      actions={
        mayOpenPatients && (
          <ButtonLink to={addresses.patients} icon="patients">
            {m.viewAll}
          </ButtonLink>
        )
      }
    >
      <Toolbar>
        <SearchField label={m.search} value={search} onSearch={setSearch} />
      </Toolbar>
      {error && rows && <StaleNotice onRetry={() => mutate()} />}
      {error && !rows && <ErrorView error={error} onRetry={() => mutate()} />}
      {!error && !rows && <Skeleton shape="cards" count={6} />}
      {rows?.length === 0 && <EmptyView icon="calendar" title={m.none} hint={m.noneHint} />}
      {rows && rows.length > 0 && found?.length === 0 && (
        <EmptyView
          icon="search"
          title={m.noMatch}
          action={<Button onClick={() => setSearch('')}>{common.showAll}</Button>}
        />
      )}
      {found && found.length > 0 && (
        <CardList label={m.title}>
          {found.map((appointment) => (
            <TodaysPatientCard
              key={appointment.id}
              appointment={appointment}
              to={visitAddress(appointment)}
              actions={
                <PatientMenu
                  appointment={appointment}
                  isOpenAtFirst={appointment.id === selected}
                />
              }
            />
          ))}
        </CardList>
      )}
    </Screen>
  );
}
