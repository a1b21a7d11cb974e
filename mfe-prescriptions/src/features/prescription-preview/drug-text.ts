import type { Medication } from '@ziba/shared/contracts/transcriptions';
import { formatText } from '@ziba/shared/format/text';

/** The name of a drug with its form and strength. */
export const drugName = ({ name, form, strength }: Medication): string =>
  [name, form, strength].map(formatText).filter(Boolean).join(' ');

/** Dose, frequency, duration and route of a line, as far as they are given. */
export const drugDetails = ({ dose, frequency, duration, route }: Medication): string =>
  [dose, frequency, duration, route].map(formatText).filter(Boolean).join('\u060c ');
