export interface Booking {
  patient: string;
  doctor: string;
  /** Milliseconds. */
  start: number;
  status: 'waiting' | 'canceled';
  /** How often it was moved. */
  moves: number;
  /** The number on its receipt, as the page shows it. */
  code: string;
  /** Who booked it: nobody else moves or cancels it, so the last press is what it must be. */
  by: string;
}

/** What was pressed and acknowledged during a run; afterwards the server must hold exactly this. */
export interface Pressed {
  patients: Map<string, { phone: string; father: string; address: string }>;
  /** By the reason of the visit, which is different for each. */
  bookings: Map<string, Booking>;
  /** By the title of a plan, which is different for each: its patient and each payment, in tomans. */
  plans: Map<string, { patient: string; paid: number[] }>;
  /** What was bought minus what was sold, by the accounting code of a product. */
  stock: Map<string, number>;
}

export const nothingPressed = (): Pressed => ({
  patients: new Map(),
  bookings: new Map(),
  plans: new Map(),
  stock: new Map(),
});
