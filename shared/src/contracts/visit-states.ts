import { appointmentStatusLabels, arrivedLabel } from './appointment-texts';
import type { AppointmentStatus } from './appointments';
import type { Transcription } from './transcriptions';

/** How far a visit is: the status of the appointment, in which a patient who has come is told from one who is expected. */
export type VisitState = AppointmentStatus | 'arrived';

/** The state of a visit, for its badge. */
export const visitStateOf = ({
  status,
  arrived_at: arrivedAt,
}: {
  status: AppointmentStatus;
  arrived_at?: string | null;
}): VisitState => (status === 'waiting' && arrivedAt ? 'arrived' : status);

/** The words of these states. */
export const visitStateLabels = {
  ...appointmentStatusLabels,
  arrived: arrivedLabel,
} as const satisfies Record<VisitState, string>;

/** How far an operation is: planned until its time, then done without a report, then reported. */
export type OperationState = 'planned' | 'passed' | 'reported' | 'canceled';

/** The words of these states. */
export const operationStateLabels = {
  planned: 'برنامه‌ریزی شده',
  passed: 'انجام شده، بدون گزارش',
  reported: 'گزارش ثبت شده',
  canceled: 'لغو شده',
} as const satisfies Record<OperationState, string>;

/** Whether the time of an operation is still to come, so that it cannot have a report. `now` in milliseconds. */
export const isBeforeOperation = (
  { operation_date: date }: Pick<Transcription, 'operation_date'>,
  now: number = Date.now(),
): boolean => date !== null && Date.parse(date) > now;

/** The state of an operation, for its badge. `now` in milliseconds. */
export function operationStateOf(
  { status, operation_date: date }: Pick<Transcription, 'status' | 'operation_date'>,
  now: number = Date.now(),
): OperationState {
  if (status !== 'recorded') return status;
  return date && Date.parse(date) < now ? 'passed' : 'planned';
}
