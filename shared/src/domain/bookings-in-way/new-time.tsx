import type { BookingInWay } from '../../contracts/bookings-in-way';
import { formatLongDay, formatTime } from '../../format/date';
import { formatText } from '../../format/text';
import { Button } from '../../ui/controls/button';
import { RadioField } from '../../ui/fields/radio-field';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { keyOf, placeOf, timeOf, type ChoiceValues } from './choices';
import { m } from './messages';
import type { OtherTimePart } from './other-time-part';
import type { ClosedTime } from './refusal';

interface Props {
  booking: BookingInWay;
  closedTime?: ClosedTime;
  /** Chooses any other time; missing where only the offered ones can be chosen. */
  OtherTime?: OtherTimePart;
}

type Names = Record<`rows.${string}`, unknown>;

/** Chooses the new time of a booking: one of the offered free times, or any other. */
export function NewTime({ booking, closedTime, OtherTime }: Props) {
  const { doctor, offers } = booking;
  const name = `rows.${keyOf(booking)}.time` as const;
  const { setValue, clearErrors } = useFormContext<ChoiceValues>();
  const time = useWatch<ChoiceValues, typeof name>({ name }) as string | undefined;
  const [isOpen, setOpen] = useState(false);
  const isOffered = offers.some((offer) => timeOf(offer) === time);
  const options = offers.map((offer) => {
    const [day, hour] = [formatLongDay(offer.start), formatTime(offer.start)];
    const isOther = offer.doctor_id !== doctor?.id;
    const label = isOther
      ? m.offerWith(day, hour, formatText(offer.doctor_name))
      : m.offer(day, hour);
    return { value: timeOf(offer), label };
  });
  if (time && !isOffered) {
    const { start } = placeOf(time);
    options.push({ value: time, label: m.offer(formatLongDay(start), formatTime(start)) });
  }

  return (
    <Parts>
      <RadioField<Names>
        name={name}
        label={m.time}
        required
        options={options}
        hint={options.length === 0 ? m.noOffer : undefined}
        wide
      />
      {OtherTime && (
        <div>
          <Button
            size="small"
            tone="quiet"
            icon="calendar"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.closeOther : m.otherTime}
          </Button>
        </div>
      )}
      {OtherTime && isOpen && (
        <OtherTime
          booking={booking}
          closedTime={closedTime}
          value={time ? placeOf(time) : null}
          onChoose={(place) => {
            setValue(name, timeOf(place), { shouldDirty: true });
            clearErrors(name);
          }}
        />
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
