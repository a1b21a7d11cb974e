import { useRef } from 'react';
import type { FileFolder } from '../../api/upload-file';
import { useFileUrls } from '../../api/use-file-urls';
import { fileLimits, fileTexts, isPicture } from '../../contracts/files';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { Icon, type IconName } from '../controls/icon';
import { FieldFrame } from './field-frame';
import { Face, Line, Picture } from './image.styles';
import { m } from './messages';
import { textOf, useField, type FieldPropsOf } from './use-field';
import { useFileDrop } from './use-file-drop';
import { useHeldUploads } from './use-held-uploads';
import { useUploads } from './use-uploads';

interface Props<Values> extends FieldPropsOf<Values> {
  folder: FileFolder;
  /** `round` for people, `square` for logos, which are shown whole. */
  shape?: 'round' | 'square';
  /** Stands where there is no picture. */
  icon?: IconName;
}

const accept = fileLimits.pictures.map((one) => `.${one}`).join(',');
const refuseOthers = (file: File) => (isPicture(file.name) ? null : fileTexts.notPicture);

/**
 * One picture of somebody or something: chosen, dropped on its preview or pasted, replaced, removed. The
 * value is the stored name. The form waits for an upload under way.
 */
export function ImageField<Values>(props: Props<Values>) {
  const { name, label, hint = m.pictureHint, wide, readOnly, folder, shape = 'round' } = props;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => m.files(textOf(stored) ? 1 : 0),
  });
  const picker = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const stored = textOf(value);
  const url = useFileUrls(stored)[stored];

  const { uploads, start, drop, retry } = useUploads(folder, set, refuseOthers);
  const upload = uploads.at(-1);
  useHeldUploads(name, uploads);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file || readOnly) return;
    // A new picture takes the place of one that is on its way or did not get there.
    uploads.forEach((old) => drop(old.id));
    start([file]);
  };
  const fileDrop = useFileDrop(place, take);
  const remove = () => {
    uploads.forEach((old) => drop(old.id));
    if (!upload) set('');
    picker.current?.focus();
  };
  const problem = upload?.error ?? error;

  return (
    <FieldFrame {...{ id, label, hint, error: problem, required, wide }}>
      <Line ref={place} {...fileDrop.drop}>
        <Picture $shape={shape} data-empty={!url || undefined}>
          {url ? (
            <img src={url} alt={m.pictureOf(label)} />
          ) : (
            <Icon name={props.icon ?? 'user'} size={30} />
          )}
          {upload && !upload.error && <progress value={upload.share} aria-label={m.uploading} />}
        </Picture>
        {!readOnly && (
          <div>
            <Face>
              <Icon name="edit" size={16} />
              <span aria-hidden="true">{stored ? m.replacePicture : m.choosePicture}</span>
              <input
                {...control}
                ref={picker}
                type="file"
                accept={accept}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={`${id}-note`}
                onChange={({ target }) => {
                  take([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </Face>
            {upload?.error && (
              <Button size="small" icon="retry" onClick={() => retry(upload)}>
                {common.tryAgain}
              </Button>
            )}
            {(stored || upload) && (
              <Button tone="quiet" size="small" icon="delete" onClick={remove}>
                {upload ? common.cancel : m.removePicture}
              </Button>
            )}
          </div>
        )}
      </Line>
    </FieldFrame>
  );
}
