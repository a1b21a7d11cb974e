import { z } from 'zod';

export { errorTexts, overrideDeniedCode, sectionOffCode } from './error-texts';

/**
 * Every refusal of the server: Persian text fit to show, a snake_case code, messages per field, and what
 * helps to go on (the free slots beside a taken one).
 */
export const refusalBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type RefusalBody = z.output<typeof refusalBody>;
