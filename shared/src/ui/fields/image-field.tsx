import { useRef, type ComponentProps, type RefObject } from 'react';
import type { FileFolder } from '../../api/upload-file';
import { fileLimits } from '../../contracts/files';
import { common } from '../../messages';
import { Button } from '../controls/button';
import { Icon, type IconName } from '../controls/icon';
import { FieldFrame } from './field-frame';
import { Face, Line, Picture } from './image.styles';
import { m } from './messages';
import { textOf, useField, type FieldPropsOf } from './use-field';
import { useFileDrop } from './use-file-drop';
import { usePicture } from './use-picture';

interface Props<Values> extends FieldPropsOf<Values> {
  folder: FileFolder;
  /** `round` for people; `square` for logos, which are not cropped. */
  shape?: 'round' | 'square';
  /** Shown while there is no picture. */
  icon?: IconName;
}

const accept = fileLimits.pictures.map((extension) => `.${extension}`).join(',');

/**
 * One picture of a person or a thing: chosen, dropped on its preview, or pasted; it can be replaced and
 * removed. The value is the stored name. The form waits for a running upload.
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
  const picture = usePicture({ name, folder, stored, onStored: set });
  const { url, upload } = picture;
  const add = (files: readonly File[]) => !readOnly && picture.add(files);
  const fileDrop = useFileDrop(place, add);
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
          <PictureButtons
            {...{ picture, stored, picker, onFiles: add }}
            control={{
              ...control,
              'aria-invalid': problem !== undefined || undefined,
              'aria-describedby': `${id}-note`,
            }}
          />
        )}
      </Line>
    </FieldFrame>
  );
}

interface ButtonsProps {
  picture: ReturnType<typeof usePicture>;
  stored: string;
  picker: RefObject<HTMLInputElement | null>;
  /** The attributes of the file input. */
  control: ComponentProps<'input'>;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses or replaces the picture, retries a failed upload, cancels it or removes the picture. */
function PictureButtons({ picture, stored, picker, control, onFiles }: ButtonsProps) {
  const { upload, retry, remove } = picture;
  return (
    <div>
      <Face>
        <Icon name="edit" size={16} />
        <span aria-hidden="true">{stored ? m.replacePicture : m.choosePicture}</span>
        <input
          {...control}
          ref={picker}
          type="file"
          accept={accept}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </Face>
      {upload?.error && (
        <Button size="small" icon="retry" onClick={retry}>
          {common.tryAgain}
        </Button>
      )}
      {(stored || upload) && (
        <Button
          tone="quiet"
          size="small"
          icon="delete"
          onClick={() => {
            remove();
            picker.current?.focus();
          }}
        >
          {upload ? common.cancel : m.removePicture}
        </Button>
      )}
    </div>
  );
}
