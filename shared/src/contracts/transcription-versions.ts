import { z } from 'zod';
import { pageOf } from './lists';
import { transcription } from './transcriptions';

/** A prescription as it stood after its creation or one of its edits. */
export const transcriptionVersion = transcription
  .pick({
    title: true,
    operation_topic: true,
    operation_date: true,
    description: true,
    plan_notes: true,
    tracking_code: true,
    items: true,
    medications: true,
  })
  .extend({
    /** Counted from 1. */
    version: z.number().int(),
    /** The full name of who wrote it. */
    author: z.string().nullable(),
    /** ISO 8601. */
    created_at: z.string(),
  });
export type TranscriptionVersion = z.output<typeof transcriptionVersion>;
export const transcriptionVersionPage = pageOf(transcriptionVersion);
