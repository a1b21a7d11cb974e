/** The sections of all remotes, read from their sources. */
export function sectionFiles(): {
  remote: string;
  /** The file's name without its ending, such as `clinic-users`. */
  name: string;
  /** The first parts of its addresses, such as `/clinic/users`. */
  prefix: string;
}[];
