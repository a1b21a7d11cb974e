/** The text that receivers get: the title is its first line. */
export const wholeText = (title: string | null | undefined, body: string | null | undefined) =>
  [title, body].filter(Boolean).join('\n');
