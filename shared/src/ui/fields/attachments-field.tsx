import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
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
import { words } from '../messages';
import { Icon } from '../controls/icon';
import { AttachmentRows } from './attachment-rows';
import { Drop } from './attachments.styles';
import { CameraButton } from './camera-button';
import { FieldDoubt } from './field-doubt';
import { FieldFrame } from './field-frame';
import { m } from './messages';
import { textOf, useField, type FieldProps } from './use-field';
import { useFileDrop } from './use-file-drop';
import { useHeldUploads } from './use-held-uploads';
import { useUploads } from './use-uploads';

interface Props extends FieldProps {
  folder: FileFolder;
  /** One file only: a picture, for example; a new one takes the old one's place. */
  single?: boolean;
  /** Pictures only; all that the server takes when missing. */
  pictures?: boolean;
  /** The kinds of files that are taken, where they are fewer than the server's and not just pictures. */
  accept?: readonly FileExtension[];
}

/** Files that one record may have (contract `fileNames`). */
const most = 20;

const offer = (extensions: readonly string[]) => extensions.map((one) => `.${one}`).join(',');
const refuseOthers = (file: File) => (isPicture(file.name) ? null : fileTexts.notPicture);
const refuseNone = () => null;

/** What may be chosen, and the words for a file that may not. */
function takenBy({ pictures, accept }: Pick<Props, 'pictures' | 'accept'>) {
  if (accept) {
    const refuse = ({ name }: File) =>
      hasExtension(name, accept) ? null : fileTexts.notAccepted(accept);
    return { extensions: accept, refuse };
  }
  return pictures
    ? { extensions: fileLimits.pictures, refuse: refuseOthers }
    : { extensions: fileLimits.extensions, refuse: refuseNone };
}

const namesOf = (value: unknown) => textOf(value).split(',').filter(Boolean);

/**
 * Files that belong to a record, chosen, dropped, pasted or photographed: several at once, each with its
 * progress, another try and a way out. The value is the texts' comma-joined list of stored names. The
 * form waits for uploads under way.
 */
export function AttachmentsField(props: Props) {
  const { name, label, hint, wide = true, readOnly, folder, single = false } = props;
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => m.files(namesOf(stored).length),
  });
  const { getValues } = useFormContext();
  const [ownNames, setOwnNames] = useState<Record<string, string>>({});
  const [isTooMany, setTooMany] = useState(false);
  const [arrived, setArrived] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const names = namesOf(value);
  const urls = useFileUrls(names);
  const nameOf = useFileNames(names);

  const keep = (stored: string, file: File) => {
    setOwnNames((known) => ({ ...known, [stored]: file.name }));
    setArrived(file.name);
    // Asked for now: other uploads may have ended meanwhile.
    set((single ? [stored] : [...namesOf(getValues(name)), stored]).join(','));
  };
  const { extensions, refuse } = takenBy(props);
  const { uploads, start, drop, retry } = useUploads(folder, keep, refuse);
  useHeldUploads(name, uploads);

  const take = (files: readonly File[]) => {
    const room = single ? 1 : Math.max(0, most - names.length - uploads.length);
    setTooMany(!single && files.length > room);
    start(files.slice(0, room));
  };
  const fileDrop = useFileDrop(place, take);
  const remove = (stored: string) => {
    set(names.filter((other) => other !== stored).join(','));
    setTooMany(false);
    picker.current?.focus();
  };

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      {!readOnly && (
        <Drop ref={place} {...fileDrop.drop}>
          <Icon name="attachment" />
          <span>{fileDrop.isOver ? m.letGo : m.dropFiles}</span>
          <input
            {...control}
            ref={picker}
            type="file"
            multiple={!single}
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
        {arrived && m.arrived(arrived)}
      </span>
      <FieldDoubt id={`${id}-doubt`} text={isTooMany ? m.tooMany(most) : null} />
      <AttachmentRows
        stored={names.map((stored) => ({
          name: stored,
          shown: ownNames[stored] ?? nameOf(stored),
          url: urls[stored],
        }))}
        uploads={uploads}
        onRemove={readOnly ? undefined : remove}
        onDrop={drop}
        onRetry={retry}
      />
      {readOnly && names.length === 0 && <p>{words.notRecorded}</p>}
    </FieldFrame>
  );
}
