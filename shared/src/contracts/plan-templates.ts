import { z } from 'zod';
import { filled, money, optionalNumber, optionalReference, optionalText, words } from './common';
import { pageOf, pageQuery } from './lists';
import { rowVersion } from './rows';
import { requiredItem, requiredItems } from './clinical';
import { planTexts } from './treatment-plans';
import { planSessionInput, sessionTexts } from './treatment-sessions';
import { editOf } from './versions';

const { session_title, estimated_duration, service_location, session_description } =
  planSessionInput.shape;

const dayOffset = money(words.wrongNumber).pipe(z.number().max(3650, words.wrongNumber));

const templateSessionInput = z.strictObject({
  /** Days after the first day of the plan. */
  day_offset: dayOffset,
  session_title,
  service_id: optionalReference(sessionTexts.service),
  service_type: filled(sessionTexts.service),
  estimated_duration,
  /** Whole tomans. */
  service_cost: optionalNumber(money(words.wrongNumber)),
  service_location,
  session_description,
  required_items: requiredItems(),
});

/** A template for treatment plans: sessions with days and fees. */
export const planTemplateInput = z.strictObject({
  title: filled(planTexts.title),
  description: optionalText(2000),
  sessions: z.array(templateSessionInput).min(1, planTexts.sessions).max(100),
});
export type PlanTemplateInput = z.input<typeof planTemplateInput>;
export const planTemplateUpdate = editOf(planTemplateInput);

export const planTemplate = z.object({
  id: z.number().int(),
  version: rowVersion,
  title: z.string(),
  description: z.string().nullable(),
  sessions: z.array(
    z.object({
      day_offset: z.number().int(),
      session_title: z.string(),
      service_id: z.number().int().nullish(),
      service_type: z.string(),
      /** Hours. */
      estimated_duration: z.number(),
      service_cost: z.number().nullish(),
      service_location: z.string().nullish(),
      session_description: z.string().nullish(),
      required_items: z.array(requiredItem.partial({ product_id: true, amount: true })).optional(),
    }),
  ),
  created_at: z.string(),
});
export type PlanTemplate = z.output<typeof planTemplate>;
export const planTemplatePage = pageOf(planTemplate);
export const planTemplateQuery = pageQuery;
