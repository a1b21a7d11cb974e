interface Placed {
  area: string;
  /** Part of the address, permission and menu id. */
  key: string;
  /** When a key has several sections: what follows the key in the address. */
  part?: string;
}

/** The address of a section: `/clinic/inventory`, `/register` for a public one; the own account has one address. */
export function sectionAddress({ area, key, part }: Placed): string {
  if (area === 'account') return '/account';
  const start = area === 'public' ? '' : `/${area}`;
  return [start, key, part].filter((one) => one !== undefined).join('/');
}

/** The address of a screen of the section at `prefix`, with the names of its parameters: `/clinic/inventory/edit/:id`. */
export const screenAddress = (prefix: string, path: string): string =>
  path ? `${prefix}/${path}` : prefix;
