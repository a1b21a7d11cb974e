import { z } from 'zod';

export { errorTexts, overrideDeniedCode, passwordChangeCode, sectionOffCode } from './error-texts';

/**
 * Every refusal of the server: a Persian text that can be shown, a snake_case code, messages by field, and details
 * such as the free slots near a taken one.
 */
export const refusalBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type RefusalBody = z.output<typeof refusalBody>;
