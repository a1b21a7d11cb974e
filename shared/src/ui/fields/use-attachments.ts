import { useState } from 'react';
import type { FileFolder } from '../../api/upload-file';
import { useFileNames } from '../../api/use-file-names';
import { useFileUrls } from '../../api/use-file-urls';
import {
  fileLimits,
  fileTexts,
  hasExtension,
  isPicture,
  type FileExtension,
} from '../../contracts/files';
import { useUploads } from './use-uploads';

/** Which files a list of attachments takes, and where they are kept. */
export interface TakenFiles {
  folder: FileFolder;
  /** One file only: a picture, for example; a new one takes the old one's place. */
  single?: boolean;
  /** Pictures only; all that the server takes when missing. */
  pictures?: boolean;
  /** The kinds of files that are taken, where they are fewer than the server's and not just pictures. */
  accept?: readonly FileExtension[];
}

interface Options extends TakenFiles {
  /** Stored names. */
  names: readonly string[];
  /** Changes the names as they are by then: several uploads may end at once. */
  onChange: (change: (names: readonly string[]) => readonly string[]) => void;
}

/** Files that one record may have (contract `fileNames`). */
export const mostFiles = 20;

const refuseOthers = (file: File) => (isPicture(file.name) ? null : fileTexts.notPicture);
const refuseNone = () => null;

/** What may be chosen, and the words for a file that may not. */
function takenBy({ pictures, accept }: TakenFiles) {
  if (accept) {
    const refuse = ({ name }: File) =>
      hasExtension(name, accept) ? null : fileTexts.notAccepted(accept);
    return { extensions: accept, refuse };
  }
  return pictures
    ? { extensions: fileLimits.pictures, refuse: refuseOthers }
    : { extensions: fileLimits.extensions, refuse: refuseNone };
}

/** The list of files that belong to something: taken, uploaded, shown, removed. Whoever uses it keeps the names. */
export function useAttachments({ names, onChange, ...taken }: Options) {
  const { folder, single = false } = taken;
  const [ownNames, setOwnNames] = useState<Record<string, string>>({});
  const [isTooMany, setTooMany] = useState(false);
  const [arrived, setArrived] = useState('');
  const urls = useFileUrls(names);
  const nameOf = useFileNames(names);

  const keep = (stored: string, file: File) => {
    setOwnNames((known) => ({ ...known, [stored]: file.name }));
    setArrived(file.name);
    onChange((now) => (single ? [stored] : [...now, stored]));
  };
  const { extensions, refuse } = takenBy(taken);
  const { uploads, start, drop, retry } = useUploads(folder, keep, refuse);

  return {
    stored: names.map((name) => ({ name, shown: ownNames[name] ?? nameOf(name), url: urls[name] })),
    uploads,
    single,
    extensions,
    isTooMany,
    /** The file that came last, for those who do not see the list. */
    arrived,
    take: (files: readonly File[]) => {
      const room = single ? 1 : Math.max(0, mostFiles - names.length - uploads.length);
      setTooMany(!single && files.length > room);
      start(files.slice(0, room));
    },
    remove: (stored: string) => {
      onChange((now) => now.filter((other) => other !== stored));
      setTooMany(false);
    },
    drop,
    retry,
  };
}

export type AttachmentList = ReturnType<typeof useAttachments>;
