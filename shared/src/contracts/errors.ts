import { z } from 'zod';

export { errorTexts } from './error-texts';

/** Every refusal of the server: Persian text fit to show, a snake_case code, and messages per field. */
export const refusalBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type RefusalBody = z.output<typeof refusalBody>;
