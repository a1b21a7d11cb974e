import type { ComponentType } from 'react';

/** One state of a part, as it stands on a screen. */
export interface Example {
  name: string;
  Show: ComponentType;
}

/** A part of the kit in all its states. */
export interface GalleryPage {
  /** The address below `#/`. */
  path: string;
  title: string;
  examples: readonly Example[];
}
