import type { FileFolder } from '../../api/upload-file';
import { useFileUrls } from '../../api/use-file-urls';
import { fileTexts, isPicture } from '../../contracts/files';
import { useUploadBlock } from './use-upload-block';
import { useUploads } from './use-uploads';

interface Options {
  /** The name of the field; its form waits for a running upload. */
  name: string;
  folder: FileFolder;
  /** The stored name of the picture; '' for none. */
  stored: string;
  onStored: (stored: string) => void;
}

const refuseOthers = (file: File) => (isPicture(file.name) ? null : fileTexts.notPicture);

/** One picture of a form: its address, and uploading, replacing and removing it. */
export function usePicture({ name, folder, stored, onStored }: Options) {
  const url = useFileUrls(stored)[stored];
  const { uploads, start, cancel, retry } = useUploads(folder, onStored, refuseOthers);
  const upload = uploads.at(-1);
  useUploadBlock(name, uploads);
  const cancelAll = () => uploads.forEach(({ id }) => cancel(id));

  return {
    url,
    /** The upload that is running or has failed. */
    upload,
    /** Uploads the first of the files in place of the picture and of earlier uploads. */
    add: ([file]: readonly File[]) => {
      if (!file) return;
      cancelAll();
      start([file]);
    },
    /** Cancels the upload, or removes the picture if there is no upload. */
    remove: () => {
      cancelAll();
      if (!upload) onStored('');
    },
    retry: () => upload && retry(upload),
  };
}
