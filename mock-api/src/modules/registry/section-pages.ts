import type { SectionDescriptor } from '@ziba/shared/contracts/registry';

/** All screens of a section by their addresses; what changes with the row stays `:id`. */
export const pagesOf = (parts: readonly SectionDescriptor[]) =>
  parts.flatMap(({ prefix, screens }) =>
    screens.map(({ path, title }) => ({ title, address: path ? `${prefix}/${path}` : prefix })),
  );
