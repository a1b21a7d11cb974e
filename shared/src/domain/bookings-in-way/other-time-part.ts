import type { ComponentType } from 'react';
import type { BookingInWay } from '../../contracts/bookings-in-way';
import type { ClosedTime } from './refusal';

/** A time with a doctor. */
interface Place {
  doctor_id: number;
  start: string;
}

export interface OtherTimeProps {
  booking: BookingInWay;
  closedTime?: ClosedTime;
  value: Place | null;
  onChoose: (place: Place) => void;
}

/** A part that chooses any free time of a doctor: the section of appointments has one. */
export type OtherTimePart = ComponentType<OtherTimeProps>;
