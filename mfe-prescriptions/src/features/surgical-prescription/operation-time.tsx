import type { SurgicalForm } from '@ziba/shared/contracts/transcription-inputs';
import { TimeNote, type TimeVerdict } from '@ziba/shared/domain/doctor-time/time-note';
import type { TimeState } from '@ziba/shared/domain/doctor-time/time-state';
import { useDoctorTime } from '@ziba/shared/domain/doctor-time/use-doctor-time';
import { DateTimeField } from '@ziba/shared/ui/fields/date-time-field';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { FreeTimes } from './free-times';
import { m } from './messages';
import { useServiceChoices } from './use-service-choices';

interface Props {
  doctorId: number | undefined;
  /** The stored time of the operation, which is not judged again. */
  storedStart?: string;
}

const { TextField } = fieldsOf<SurgicalForm>();

/** The minutes of an operation whose service has no length, as on the server. */
const defaultMinutes = 30;

/**
 * The time of an operation, with what the doctor's calendar says about it. Outside of the working hours a reason is
 * asked for; its field stays while it has a value or the server refused it.
 */
export function OperationTime({ doctorId, storedStart }: Props) {
  const { formState, setValue } = useFormContext<SurgicalForm>();
  const [value, serviceId, reason] = useWatch<
    SurgicalForm,
    ['operation_date', 'service_type_id', 'off_time_reason']
  >({ name: ['operation_date', 'service_type_id', 'off_time_reason'] });
  const { services } = useServiceChoices(doctorId);
  const service = services?.find(({ id }) => id === Number(serviceId));
  const minutes = service?.duration || defaultMinutes;
  const time = useDoctorTime({ doctorId, value, minutes, storedStart });
  const kind = time.state?.kind;
  const isOff = kind === 'closed' || kind === 'outside';
  const needsReason = isOff || Boolean(reason) || Boolean(formState.errors.off_time_reason);

  return (
    <>
      <DateTimeField<SurgicalForm> name="operation_date" label={m.when} step={15} />
      <Wide>
        <TimeNote {...verdictOf(time, time.start !== '' && time.start === storedStart)} />
        {doctorId !== undefined && !time.isPast && (
          <FreeTimes
            doctorId={doctorId}
            day={time.day}
            minutes={minutes}
            value={time.start || null}
            onPick={(start) =>
              setValue('operation_date', start, { shouldDirty: true, shouldValidate: true })
            }
          />
        )}
      </Wide>
      {needsReason && (
        <TextField
          name="off_time_reason"
          label={m.offTimeReason}
          hint={m.offTimeHint}
          need={isOff ? 'always' : 'either'}
          wide
        />
      )}
    </>
  );
}

function verdictOf(
  { isPast, isAsked, state, hasFailed }: ReturnType<typeof useDoctorTime>,
  isStored: boolean,
) {
  if (isPast) return { tone: 'warning', text: m.time.past } as const;
  if (isStored) return { tone: 'plain', text: m.time.stored } as const;
  if (!isAsked) return { tone: 'plain', text: m.time.notAsked } as const;
  if (state) return verdictOfState(state);
  if (hasFailed) return { tone: 'warning', text: m.time.unread } as const;
  return { tone: 'plain', text: m.time.checking } as const;
}

function verdictOfState({ kind, reason }: TimeState): TimeVerdict {
  const verdicts = {
    free: { tone: 'success', text: m.time.free },
    booked: { tone: 'danger', text: m.time.booked },
    held: { tone: 'warning', text: reason ?? m.time.held },
    closed: { tone: 'warning', text: m.time.closed(reason) },
    outside: { tone: 'warning', text: m.time.outside },
  } as const;
  return verdicts[kind];
}

const Wide = styled.div`
  grid-column: 1 / -1;
`;
