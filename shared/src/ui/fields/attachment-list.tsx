import { useRef, type ComponentProps } from 'react';
import { isPicture } from '../../contracts/files';
import { Icon } from '../controls/icon';
import { AttachmentRows } from './attachment-rows';
import { Drop } from './attachments.styles';
import { CameraButton } from './camera-button';
import { FieldDoubt } from './field-doubt';
import { m } from './messages';
import { mostFiles, type AttachmentList as Files } from './use-attachments';
import { useFileDrop } from './use-file-drop';

interface Props {
  id: string;
  files: Files;
  /** For the file input: its name, what describes it. */
  control: Omit<ComponentProps<'input'>, 'ref' | 'type' | 'onChange'>;
  readOnly?: boolean;
}

const offer = (extensions: readonly string[]) => extensions.map((one) => `.${one}`).join(',');

/** Where files are chosen, dropped, pasted or photographed, and the list of them with their progress. */
export function AttachmentList({ id, files, control, readOnly }: Props) {
  const { take, extensions } = files;
  const picker = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const fileDrop = useFileDrop(place, take);
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
            accept={offer(extensions)}
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </Drop>
      )}
      {!readOnly && extensions.some((one) => isPicture(`.${one}`)) && (
        <CameraButton onPhoto={take} />
      )}
      <span role="status" className="visually-hidden">
        {files.arrived && m.arrived(files.arrived)}
      </span>
      <FieldDoubt id={`${id}-doubt`} text={files.isTooMany ? m.tooMany(mostFiles) : null} />
      <AttachmentRows
        stored={files.stored}
        uploads={files.uploads}
        onRemove={readOnly ? undefined : remove}
        onDrop={files.drop}
        onRetry={files.retry}
      />
    </>
  );
}
