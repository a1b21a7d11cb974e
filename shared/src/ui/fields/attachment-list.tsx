import { useRef, type ComponentProps } from 'react';
import { isPicture } from '../../contracts/files';
import { Icon } from '../controls/icon';
import { AttachmentRows } from './attachment-rows';
import { Drop } from './attachments.styles';
import { CameraButton } from './camera-button';
import { FieldWarning } from './field-warning';
import { m } from './messages';
import { maximumFiles, type AttachmentList as Files } from './use-attachments';
import { useFileDrop } from './use-file-drop';

interface Props {
  id: string;
  files: Files;
  /** The attributes of the file input. */
  control: Omit<ComponentProps<'input'>, 'ref' | 'type' | 'onChange'>;
  readOnly?: boolean;
}

const acceptOf = (extensions: readonly string[]) =>
  extensions.map((extension) => `.${extension}`).join(',');

/** The area in which files are chosen, dropped, pasted or photographed, and their list with progress. */
export function AttachmentList({ id, files, control, readOnly }: Props) {
  const { add, extensions } = files;
  const picker = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const fileDrop = useFileDrop(place, add);
  const remove = (stored: string) => {
    files.remove(stored);
    picker.current?.focus();
  };

  return (
    <>
      {!readOnly && (
        <Drop ref={place} {...fileDrop.drop}>
          <Icon name="attachment" />
          <span>{fileDrop.isOver ? m.letGo : m.dropFiles}</span>
          <input
            {...control}
            ref={picker}
            type="file"
            multiple={!files.single}
            accept={acceptOf(extensions)}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </Drop>
      )}
      {!readOnly && extensions.some((one) => isPicture(`.${one}`)) && (
        <CameraButton onPhoto={add} />
      )}
      <span role="status" className="visually-hidden">
        {files.arrived && m.arrived(files.arrived)}
      </span>
      <FieldWarning id={`${id}-warning`} text={files.isTooMany ? m.tooMany(maximumFiles) : null} />
      <AttachmentRows
        stored={files.stored}
        uploads={files.uploads}
        onRemove={readOnly ? undefined : remove}
        onCancel={files.cancel}
        onRetry={files.retry}
      />
    </>
  );
}
