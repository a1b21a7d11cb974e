import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FileFolder } from '../../api/upload-file';
import { useFileUrls } from '../../api/use-file-urls';
import { fileLimits, fileTexts, isPicture } from '../../contracts/files';
import { common } from '../../messages';
import { useFormKit } from '../form-context';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { Drop, Files, StoredFile, Thumbnail, UploadRow } from './attachments.styles';
import { FieldFrame } from './field-frame';
import { textOf, useField, type FieldProps } from './use-field';
import { useUploads } from './use-uploads';

interface Props extends Omit<FieldProps, 'readOnly'> {
  folder: FileFolder;
  /** One file only: a picture, for example; a new one takes the old one's place. */
  single?: boolean;
  /** Pictures only; all that the server takes when missing. */
  pictures?: boolean;
}

const offer = (extensions: readonly string[]) => extensions.map((one) => `.${one}`).join(',');
const refuseOthers = (file: File) => (isPicture(file.name) ? null : fileTexts.notPicture);
const refuseNone = () => null;
const namesOf = (value: unknown) => textOf(value).split(',').filter(Boolean);

/**
 * Files that belong to a record: several at once, each with its progress, another try and a way out.
 * The value is the texts' comma-joined list of stored names. The form waits for uploads under way.
 */
export function AttachmentsField(props: Props) {
  const { name, label, hint, wide = true, folder, single = false, pictures = false } = props;
  const { id, value, set, error, required, control } = useField(name, hint);
  const { getValues } = useFormContext();
  const kit = useFormKit();
  const [ownNames, setOwnNames] = useState<Record<string, string>>({});
  const picker = useRef<HTMLInputElement>(null);
  const names = namesOf(value);
  const urls = useFileUrls(names);

  const keep = (stored: string, file: File) => {
    setOwnNames((known) => ({ ...known, [stored]: file.name }));
    // Asked for now: other uploads may have ended meanwhile.
    set((single ? [stored] : [...namesOf(getValues(name)), stored]).join(','));
  };
  const refuse = pictures ? refuseOthers : refuseNone;
  const { uploads, start, drop, retry } = useUploads(folder, keep, refuse);
  const failed = uploads.some((upload) => upload.error);
  const waiting = uploads.length > 0;
  useEffect(() => {
    const reason = failed ? common.settleUploads : common.waitForUploads;
    kit.hold(name, waiting ? reason : null);
    return () => kit.hold(name, null);
  }, [kit, name, failed, waiting]);

  const take = (files: FileList | null) => start([...(files ?? [])].slice(0, single ? 1 : 20));
  const remove = (stored: string) => {
    set(names.filter((other) => other !== stored).join(','));
    picker.current?.focus();
  };
  const catchDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Drop onDragOver={(event) => event.preventDefault()} onDrop={catchDrop}>
        <Icon name="attachment" />
        <span>{common.dropFiles}</span>
        <input
          {...control}
          ref={picker}
          type="file"
          multiple={!single}
          accept={offer(pictures ? fileLimits.pictures : fileLimits.extensions)}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </Drop>
      {names.length + uploads.length > 0 && (
        <Files>
          {names.map((stored) => (
            <StoredFile key={stored}>
              {urls[stored] && isPicture(stored) ? (
                <Thumbnail src={urls[stored]} alt="" />
              ) : (
                <Icon name="file" />
              )}
              {urls[stored] ? (
                <a href={urls[stored]} target="_blank" rel="noreferrer">
                  <bdi>{ownNames[stored] ?? stored}</bdi>
                </a>
              ) : (
                <bdi>{ownNames[stored] ?? stored}</bdi>
              )}
              <IconButton
                icon="close"
                size={16}
                label={common.removeFile(ownNames[stored] ?? stored)}
                onClick={() => remove(stored)}
              />
            </StoredFile>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} data-failed={upload.error ? true : undefined}>
              <Icon name={upload.error ? 'alert' : 'file'} />
              <span>
                <bdi>{upload.file.name}</bdi>
                {upload.error ? (
                  <em role="alert">{upload.error}</em>
                ) : (
                  <progress value={upload.share} aria-label={common.uploading} />
                )}
              </span>
              {upload.error && (
                <IconButton
                  icon="retry"
                  size={16}
                  label={common.uploadAgain(upload.file.name)}
                  onClick={() => retry(upload)}
                />
              )}
              <IconButton
                icon="close"
                size={16}
                label={common.removeFile(upload.file.name)}
                onClick={() => drop(upload.id)}
              />
            </UploadRow>
          ))}
        </Files>
      )}
    </FieldFrame>
  );
}
