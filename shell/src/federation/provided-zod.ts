import { z } from 'zod';

/** What contracts use of zod. Handing over all of `z` would bring every language of the world along. */
export const providedZod = {
  z: {
    array: z.array,
    boolean: z.boolean,
    coerce: { number: z.coerce.number },
    discriminatedUnion: z.discriminatedUnion,
    enum: z.enum,
    int: z.int,
    iso: { datetime: z.iso.datetime },
    literal: z.literal,
    looseObject: z.looseObject,
    null: z.null,
    number: z.number,
    object: z.object,
    preprocess: z.preprocess,
    record: z.record,
    strictObject: z.strictObject,
    string: z.string,
    union: z.union,
    unknown: z.unknown,
  },
};
