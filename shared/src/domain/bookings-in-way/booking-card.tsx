import type { BookingInWay } from '../../contracts/bookings-in-way';
import { formatLongDay, formatTime } from '../../format/date';
import { toPersianDigits } from '../../format/digits';
import { formatText } from '../../format/text';
import { fieldsOf } from '../../ui/forms/form';
import { RadioField } from '../../ui/fields/radio-field';
import { Icon } from '../../ui/controls/icon';
import { Ltr } from '../../ui/controls/ltr';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { OffTimeMark } from '../off-time-mark';
import { keyOf, type ChoiceValues, type RowValues } from './choices';
import { m } from './messages';
import { NewTime } from './new-time';
import type { OtherTimePart } from './other-time-part';
import type { ClosedTime } from './refusal';

interface Props {
  booking: BookingInWay;
  closedTime?: ClosedTime;
  OtherTime?: OtherTimePart;
  /** Why the server refused the choice. */
  refusal?: string;
}

type Names = Record<`rows.${string}`, unknown>;
const { TextField } = fieldsOf<Names>();

/** A session whose plan has no doctor cannot be moved, because no doctor's free times apply. */
const actionsOf = ({ may_cancel, doctor }: BookingInWay) =>
  (['move', 'cancel', 'keep'] as const)
    .filter((action) => (action !== 'cancel' || may_cancel) && (action !== 'move' || doctor))
    .map((value) => ({ value, label: m.actions[value] }));

/** One booking: patient, time, service, and the choice of what happens to it. */
export function BookingCard({ booking, closedTime, OtherTime, refusal }: Props) {
  const { kind, patient, doctor, title, start, has_time, off_time } = booking;
  const name = `rows.${keyOf(booking)}` as const;
  const values = useWatch<ChoiceValues, typeof name>({ name }) as RowValues | undefined;
  const action = values?.action;
  const usualReason = m.reasons[off_time.kind];
  const day = formatLongDay(start);
  const what = `${m.kinds[kind]}: ${formatText(title)}`;
  const who = formatText(patient.full_name);

  return (
    <Card aria-label={who}>
      <header>
        <b>{who}</b>
        <Ltr>{toPersianDigits(patient.contact_number)}</Ltr>
        <span>{has_time ? m.when(day, formatTime(start)) : m.openHour(day)}</span>
        <span>{doctor ? m.with(what, formatText(doctor.name)) : what}</span>
      </header>
      <RadioField<Names>
        name={`${name}.action`}
        label={m.what(who)}
        required
        options={actionsOf(booking)}
        hint={booking.may_cancel ? undefined : m.isPaid}
        wide
      />
      {action === 'move' && <NewTime {...{ booking, closedTime, OtherTime }} />}
      {action === 'cancel' && (
        <TextField
          name={`${name}.reason`}
          label={m.reason}
          hint={[m.reasonHint(usualReason), kind === 'appointment' && m.smsHint]
            .filter(Boolean)
            .join(' ')}
          maxLength={500}
          wide
        />
      )}
      {action === 'keep' && (
        <p>
          {m.keepHint} <OffTimeMark offTime={off_time} />
        </p>
      )}
      {refusal && (
        <Refusal role="alert">
          <Icon name="alert" />
          {refusal}
        </Refusal>
      )}
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  header > span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  > p {
    font-size: var(--size-s);
  }
`;

const Refusal = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--danger);
`;
