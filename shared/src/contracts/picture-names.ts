import { fileNames, optionalText } from './common';
import { fileTexts, isPicture } from './files';

const arePictures = (names: string | null | undefined) =>
  (names ?? '').split(',').filter(Boolean).every(isPicture);

const wrong = { error: fileTexts.notPicture };

/**
 * Stored names of files that pages show as pictures, such as avatars, logos and stamps. The server makes a stored name
 * with the extension of what it found in the file, so the name tells the kind.
 */
export const pictureNames = () => fileNames().refine(arePictures, wrong);

/** As `pictureNames`, of one picture; null without one. */
export const pictureName = () => optionalText(300).refine(arePictures, wrong);
