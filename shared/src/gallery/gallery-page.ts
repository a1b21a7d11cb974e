import type { ComponentType } from 'react';

/** One state of a component. */
export interface Example {
  name: string;
  Show: ComponentType;
}

/** A page with a component in all its states. */
export interface GalleryPage {
  /** The address below `#/`. */
  path: string;
  title: string;
  examples: readonly Example[];
}
