import { formatText } from '@ziba/shared/format/text';
import { weekOf } from '@ziba/shared/contracts/working-week';
import { WorkScope } from '@ziba/shared/session/work-in-progress';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { Toolbar } from '@ziba/shared/ui/tables/toolbar';
import { useDiscard } from '@ziba/shared/ui/overlays/use-discard';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useWorkingHours } from '../../data/schedule-settings.api';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { m } from './messages';
import { WeekCard } from './week-card';

interface Props {
  mayWrite: boolean;
}

/** The hours of the clinic's week, or of one doctor's (Friday is closed until it has hours). */
export function HoursTab({ mayWrite }: Props) {
  const [params, setParams] = useSearchParams();
  const { scope, confirmDiscard, question } = useDiscard();
  const doctors = useDoctors();
  const doctor = doctors.data?.data.find(({ id }) => String(id) === params.get('doctor'));
  const doctorId = doctor?.id ?? null;
  const { data, error, mutate } = useWorkingHours(doctorId);
  const isOwn = data?.data.some((hour) => hour.doctor_id !== null) ?? false;
  const hint = doctor ? (isOwn ? m.week.hintOwn : m.week.hintInherited) : m.week.hintClinic;
  const choose = (id: string | undefined) =>
    setParams(
      (now) => {
        if (id) now.set('doctor', id);
        else now.delete('doctor');
        return now;
      },
      { replace: true },
    );

  return (
    <Parts>
      <Toolbar>
        <FilterSelect
          label={m.week.whose}
          all={m.week.clinic}
          value={doctor && String(doctor.id)}
          options={staffOptions(doctors.data?.data)}
          onChange={(id) => confirmDiscard(() => choose(id))}
        />
      </Toolbar>
      <WorkScope value={scope}>
        {data && (
          <WeekCard
            key={doctorId}
            doctor={doctor && { id: doctor.id, name: formatText(doctor.profile.fullName) }}
            week={{ ...weekOf(data.data), version: data.version }}
            reload={mutate}
            {...{ isOwn, hint, mayWrite }}
          />
        )}
      </WorkScope>
      {question}
      {!data && (error ? <ErrorView error={error} onRetry={mutate} /> : <LoadingView />)}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
