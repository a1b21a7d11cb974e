import { isPicture } from '../../contracts/files';
import { Icon } from '../controls/icon';
import { IconButton } from '../controls/icon-button';
import { Files, StoredFile, Thumbnail, UploadRow } from './attachments.styles';
import { m } from './messages';
import type { Upload } from './use-uploads';

interface Props {
  /** Stored files: `shown` is the name of the original file, if it is known. */
  stored: readonly { name: string; shown: string; url?: string }[];
  uploads: readonly Upload[];
  /** Missing if files cannot be removed. */
  onRemove?: (name: string) => void;
  onCancel: (id: string) => void;
  onRetry: (upload: Upload) => void;
}

/** The files of AttachmentsField: stored ones, and uploads that are running or have failed. */
export function AttachmentRows({ stored, uploads, onRemove, onCancel, onRetry }: Props) {
  if (stored.length + uploads.length === 0) return null;
  return (
    <Files>
      {stored.map(({ name, shown, url }) => (
        <StoredFile key={name}>
          {url && isPicture(name) ? <Thumbnail src={url} alt="" /> : <Icon name="file" />}
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              <bdi>{shown}</bdi>
            </a>
          ) : (
            <span>
              <bdi>{shown}</bdi>
            </span>
          )}
          {onRemove && (
            <IconButton
              icon="close"
              size={16}
              label={m.removeFile(shown)}
              onClick={() => onRemove(name)}
            />
          )}
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
              <span>
                <progress value={upload.share} aria-label={m.uploading} />
                <small>{m.share(Math.round(upload.share * 100))}</small>
              </span>
            )}
          </span>
          {upload.error && (
            <IconButton
              icon="retry"
              size={16}
              label={m.uploadAgain(upload.file.name)}
              onClick={() => onRetry(upload)}
            />
          )}
          <IconButton
            icon="close"
            size={16}
            label={m.removeFile(upload.file.name)}
            onClick={() => onCancel(upload.id)}
          />
        </UploadRow>
      ))}
    </Files>
  );
}
