import type { SectionDescriptor } from '@ziba/shared/contracts/registry';

/** The screens of a section by their addresses; ids in them are written as `:id`. */
export const pagesOf = (parts: readonly SectionDescriptor[]) =>
  parts.flatMap(({ prefix, screens }) =>
    screens.map(({ path, title }) => ({ title, address: path ? `${prefix}/${path}` : prefix })),
  );
