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

/** Which files a list of attachments accepts, and where they are stored. */
export interface AcceptedFiles {
  folder: FileFolder;
  /** Only one file; a new one replaces it. */
  single?: boolean;
  /** Only pictures; otherwise all files that the server accepts. */
  pictures?: boolean;
  /** The accepted extensions, if neither all nor just pictures. */
  accept?: readonly FileExtension[];
}

interface Options extends AcceptedFiles {
  /** Stored names. */
  names: readonly string[];
  /** Called with a function from the current names to the new ones: several uploads may end at once. */
  onChange: (change: (names: readonly string[]) => readonly string[]) => void;
}

/** How many files one record may have (contract `fileNames`). */
export const maximumFiles = 20;

const refuseOthers = (file: File) => (isPicture(file.name) ? null : fileTexts.notPicture);
const refuseNone = () => null;

/** The accepted extensions, and a function that says why a file is not accepted. */
function acceptedBy({ pictures, accept }: AcceptedFiles) {
  if (accept) {
    const refuse = ({ name }: File) =>
      hasExtension(name, accept) ? null : fileTexts.notAccepted(accept);
    return { extensions: accept, refuse };
  }
  return pictures
    ? { extensions: fileLimits.pictures, refuse: refuseOthers }
    : { extensions: fileLimits.extensions, refuse: refuseNone };
}

/** The files of a record or message: adding, uploading and removing them. The caller keeps the stored names. */
export function useAttachments({ names, onChange, ...accepted }: Options) {
  const { folder, single = false } = accepted;
  const [ownNames, setOwnNames] = useState<Record<string, string>>({});
  const [isTooMany, setTooMany] = useState(false);
  const [arrived, setArrived] = useState('');
  const urls = useFileUrls(names);
  const nameOf = useFileNames(names);

  const addStored = (stored: string, file: File) => {
    setOwnNames((known) => ({ ...known, [stored]: file.name }));
    setArrived(file.name);
    onChange((now) => (single ? [stored] : [...now, stored]));
  };
  const { extensions, refuse } = acceptedBy(accepted);
  const { uploads, start, cancel, retry } = useUploads(folder, addStored, refuse);

  return {
    stored: names.map((name) => ({ name, shown: ownNames[name] ?? nameOf(name), url: urls[name] })),
    uploads,
    single,
    extensions,
    isTooMany,
    /** The name of the file that was stored last, for screen readers. */
    arrived,
    add: (files: readonly File[]) => {
      const remaining = single ? 1 : Math.max(0, maximumFiles - names.length - uploads.length);
      setTooMany(!single && files.length > remaining);
      start(files.slice(0, remaining));
    },
    remove: (stored: string) => {
      onChange((now) => now.filter((other) => other !== stored));
      setTooMany(false);
    },
    cancel,
    retry,
  };
}

export type AttachmentList = ReturnType<typeof useAttachments>;
