import type { BookingInWay } from '../../contracts/bookings-in-way';
import { toPersianDigits } from '../../format/digits';
import { Button } from '../../ui/controls/button';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { isComplete, keyOf, timeOf, type ChoiceValues, type RowValues } from './choices';
import { m } from './messages';

interface Props {
  bookings: readonly BookingInWay[];
}

/** Makes one choice for all bookings, and shows how many have a choice already. */
export function AllAtOnce({ bookings }: Props) {
  const { setValue, clearErrors } = useFormContext<ChoiceValues>();
  const rows = useWatch<ChoiceValues, 'rows'>({ name: 'rows' });
  const [result, setResult] = useState('');
  const completed = bookings.filter((booking) => isComplete(rows[keyOf(booking)])).length;

  const choose = (valuesOf: (booking: BookingInWay) => RowValues | undefined) => {
    const chosen = bookings.flatMap((booking) => {
      const values = valuesOf(booking);
      if (!values) return [];
      const now = rows[keyOf(booking)];
      setValue(`rows.${keyOf(booking)}`, { ...now, ...values }, { shouldDirty: true });
      return [booking];
    });
    clearErrors();
    return chosen.length;
  };
  const move = () => {
    const count = choose(({ offers: [offer] }) => offer && { action: 'move', time: timeOf(offer) });
    const left = bookings.length - count;
    const words = [
      count > 0 && m.allMoved(toPersianDigits(count)),
      left > 0 && m.someLeft(toPersianDigits(left)),
    ];
    setResult(words.filter(Boolean).join(' '));
  };
  const cancel = () => {
    choose(({ may_cancel }) => (may_cancel ? { action: 'cancel' } : undefined));
    setResult(m.allCanceled);
  };
  const keep = () => {
    choose(() => ({ action: 'keep' }));
    setResult(m.allKept);
  };

  return (
    <Frame role="group" aria-label={m.all}>
      <b>{m.all}</b>
      <Button size="small" icon="clock" onClick={move}>
        {m.allMove}
      </Button>
      <Button size="small" icon="close" onClick={cancel}>
        {m.allCancel}
      </Button>
      <Button size="small" icon="check" onClick={keep}>
        {m.allKeep}
      </Button>
      <p role="status">
        {result} {m.progress(toPersianDigits(completed), toPersianDigits(bookings.length))}
      </p>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);

  > p {
    flex-basis: 100%;
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
