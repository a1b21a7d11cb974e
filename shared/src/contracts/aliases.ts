import { z } from 'zod';

/**
 * A body whose fields may also come under other names, where the texts vary (snake and camel, id and
 * code). The schema's own name wins when both are sent.
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
