import { z } from 'zod';

/** The parts of zod that contracts use. The whole `z` would include the messages of all languages. */
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
