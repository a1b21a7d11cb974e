import * as addresses from '@ziba/shared/contracts/addresses';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Skeleton } from '@ziba/shared/ui/controls/skeleton';
import { Card } from '@ziba/shared/ui/views/card';
import { EmptyView, ErrorView } from '@ziba/shared/ui/views/state-views';
import { useTodaysAppointments } from '../../data/todays-appointments.api';
import { TodaysPatientCard } from '../../widgets/todays-patient-card/todays-patient-card';
import { CardList } from '../../widgets/todays-patient-card/card-list';
import { m } from './messages';

const isInRoom = ({ status }: AppointmentDetails) => status === 'visiting';
const roomFirst = (rows: readonly AppointmentDetails[]) => [
  ...rows.filter(isInRoom),
  ...rows.filter((row) => !isInRoom(row)),
];

/** The greatest number of patients. */
const limit = 5;

interface Props {
  /** Where the card of a patient leads. */
  addressOf: (appointment: AppointmentDetails) => string;
}

/**
 * The patients in the room and the next ones of today as cards, and the way to all of them. Who is in the room stands
 * first: with many who wait, the list would otherwise end before them.
 */
export function TodaysPatients({ addressOf }: Props) {
  const { rows, error, mutate } = useTodaysAppointments();
  return (
    <Card
      title={m.today}
      actions={
        <ButtonLink to={addresses.todaysPatients} size="small">
          {m.allToday}
        </ButtonLink>
      }
    >
      {error && !rows && <ErrorView error={error} onRetry={() => mutate()} />}
      {!error && !rows && <Skeleton shape="cards" count={limit} />}
      {rows?.length === 0 && (
        <EmptyView icon="calendar" title={m.noneToday} hint={m.noneTodayHint} />
      )}
      {rows && rows.length > 0 && (
        <CardList>
          {roomFirst(rows)
            .slice(0, limit)
            .map((appointment) => (
              <TodaysPatientCard
                key={appointment.id}
                appointment={appointment}
                to={addressOf(appointment)}
              />
            ))}
        </CardList>
      )}
    </Card>
  );
}
