import { z } from 'zod';

/**
 * Makes a schema accept other names for its fields, because the texts vary (snake and camel case, id and code).
 * When both names are sent, the schema's own name wins.
 */
export const withAliases = <Schema extends z.ZodType>(
  aliases: Readonly<Record<string, string>>,
  schema: Schema,
) =>
  z.preprocess((body) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const given = body as Record<string, unknown>;
    const named: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      const own = Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
      if (own === name || !Object.hasOwn(given, own)) named[own] ??= value;
    }
    return named;
  }, schema);
