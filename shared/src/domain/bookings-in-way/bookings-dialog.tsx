import type { BookingChoice, BookingsInWayDetails } from '../../contracts/bookings-in-way';
import { toPersianDigits } from '../../format/digits';
import { Dialog } from '../../ui/overlays/dialog';
import { Form } from '../../ui/forms/form';
import { useState } from 'react';
import styled from 'styled-components';
import { AllAtOnce } from './all-at-once';
import { BookingCard } from './booking-card';
import { choicesOf, choicesSchema, keyOf, type ChoiceValues } from './choices';
import { m } from './messages';
import type { OtherTimePart } from './other-time-part';
import { bookingsOf, type ClosedTime } from './refusal';

interface Props {
  details: BookingsInWayDetails;
  closedTime?: ClosedTime;
  OtherTime?: OtherTimePart;
  /** Saves the choices. An error that it throws is shown, with the new list of bookings if it has one. */
  onSave: (choices: BookingChoice[]) => Promise<void>;
  onClose: () => void;
}

/** The bookings in a time that is closed, with a choice for each. Choices stay when the list changes. */
export function BookingsDialog({ details, closedTime, OtherTime, onSave, onClose }: Props) {
  const [{ bookings, refused }, setDetails] = useState(details);

  const save = async (values: Parameters<typeof choicesOf>[1]) => {
    try {
      await onSave(choicesOf(bookings, values));
    } catch (error) {
      const newer = bookingsOf(error);
      if (newer) setDetails(newer);
      throw error;
    }
  };

  return (
    <Dialog open size="large" title={m.title(toPersianDigits(bookings.length))} onClose={onClose}>
      <Form<ChoiceValues, Parameters<typeof choicesOf>[1]>
        frame="none"
        schema={choicesSchema(bookings)}
        initial={{ rows: {} }}
        submit={m.save}
        failed={m.refused}
        isQuestion
        onSubmit={save}
        cancel={{ label: m.back, onClick: onClose }}
      >
        <Hint>{m.hint}</Hint>
        <AllAtOnce bookings={bookings} />
        <List>
          {bookings.map((booking) => (
            <BookingCard
              key={keyOf(booking)}
              booking={booking}
              closedTime={closedTime}
              OtherTime={OtherTime}
              refusal={refused && keyOf(refused) === keyOf(booking) ? refused.message : undefined}
            />
          ))}
        </List>
      </Form>
    </Dialog>
  );
}

const Hint = styled.p`
  grid-column: 1 / -1;
  color: var(--text-soft);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;
