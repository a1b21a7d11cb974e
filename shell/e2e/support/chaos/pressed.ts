/** What was pressed and acknowledged during a run; afterwards the server must hold exactly this. */
export interface Pressed {
  patients: Map<string, { phone: string; father: string; address: string }>;
  /** By the reason of the visit, which is different for each; `start` in milliseconds. */
  bookings: Map<string, { patient: string; start: number }>;
  /** By the title of a plan, which is different for each: its patient and what was paid, in tomans. */
  plans: Map<string, { patient: string; paid: number }>;
  /** What was bought minus what was sold, by the accounting code of a product. */
  stock: Map<string, number>;
}

export const nothingPressed = (): Pressed => ({
  patients: new Map(),
  bookings: new Map(),
  plans: new Map(),
  stock: new Map(),
});
