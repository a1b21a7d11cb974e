interface RotatingCase {
  name: string;
  /** Folders of the workspace, such as `mfe-inventory`; a change in one of them lets the case run. */
  folders: string[];
}

/** Whether a case of a suite of `rotation-table.mjs` runs in this process, by its name. */
export function rotation(suite: string, cases: readonly RotatingCase[]): (name: string) => boolean;
