import type { ComponentType } from 'react';
import type { AdminSection, ClinicSection, Need } from '../contracts/permissions';
import type { SectionDescriptor } from '../contracts/registry';
import { sectionAddress } from '../contracts/section-addresses';
import type { MenuIcon } from './menu-icons';

/** One screen of a section: its address, its title, who may open it and where its code is. */
export interface Screen {
  /** Relative to the section's address; '' is the section's home; `:id` matches one segment. */
  path: string;
  title: string;
  /** The level that the screen needs, besides the section itself. */
  needs: Need;
  load: () => Promise<ComponentType>;
}

/** What screens are for: two or three sentences by address, parameters as in the path (`/clinic/inventory/edit/:id`). */
export type HelpTexts = Readonly<Record<string, string>>;

interface MenuEntry {
  order: number;
  icon: MenuIcon;
}

/** The single source of a section's addresses, menu entry, levels and settings shortcut. */
export interface Section {
  area: 'clinic' | 'admin' | 'public' | 'account';
  /** Part of the address, permission and menu id. */
  key: string;
  title: string;
  /** When a key has several sections: what follows the key in the address. */
  part?: string;
  /** Computed: `/clinic/inventory`, `/clinic/prescriptions/treatment-plan`, `/register` (public) or `/account`. */
  prefix: string;
  menu?: MenuEntry;
  screens: Screen[];
  /** Path of the screen behind the top bar's settings button. */
  settings?: string;
  /** Loads the texts of the help, when it is first opened. Sections for which nobody signs in need none. */
  help?: () => Promise<{ help: HelpTexts }>;
}

type Area =
  | { area: 'clinic'; key: ClinicSection }
  | { area: 'admin'; key: AdminSection }
  | { area: 'public'; key: string }
  | { area: 'account'; key: 'account' };

type SectionDeclaration<Path extends string> = Area & {
  part?: string;
  title: string;
  menu?: MenuEntry;
  screens: readonly (Screen & { path: Path })[];
  settings?: NoInfer<Path>;
  help?: Section['help'];
};

/** Declares a section. A wrong key, level or settings shortcut does not compile. */
export function defineSection<const Path extends string>(
  section: SectionDeclaration<Path>,
): Section {
  return { ...section, prefix: sectionAddress(section), screens: [...section.screens] };
}

/** The name of the federated module: `clinic-prescriptions-treatment-plan`. */
export function moduleOf({ area, key, part }: Section): string {
  return [area, key, part].filter((one) => one !== undefined).join('-');
}

/** The section as plain data for a release; `module` is the name of its federated module. */
export function describeSection(section: Section, module: string): SectionDescriptor {
  const { area, key, title, prefix, menu, screens, settings } = section;
  return {
    area,
    key,
    title,
    prefix,
    ...(menu && { menu: { ...menu } }),
    screens: screens.map(({ path, title, needs }) => ({ path, title, needs })),
    ...(settings !== undefined && { settings }),
    module,
  };
}
