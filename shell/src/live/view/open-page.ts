/** Loads a page anew. Tests replace `open`. */
export const page = {
  open: (path: string): void => window.location.assign(path),
};
