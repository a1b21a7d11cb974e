import styled from 'styled-components';
import { useFileNames } from '../../api/use-file-names';
import { useFileUrls } from '../../api/use-file-urls';
import { isPicture } from '../../contracts/files';
import { Icon } from '../controls/icon';
import { PictureList } from '../overlays/lightbox/picture-list';

interface Props {
  /** What the files belong to; the name of the list of pictures. */
  label: string;
  /** Stored file names: a list, or one text joined by commas. */
  names: readonly string[] | string;
}

/** The files of a record, not editable: pictures open in the lightbox, other files in a new tab. */
export function StoredFiles({ label, names }: Props) {
  const urls = useFileUrls(names);
  const all = (typeof names === 'string' ? names.split(',') : names).filter(Boolean);
  const nameOf = useFileNames(all);
  const pictures = all.filter(isPicture).flatMap((name) => {
    const src = urls[name];
    return src ? [{ src, caption: nameOf(name) }] : [];
  });
  const others = all.filter((name) => !isPicture(name));
  return (
    <Files>
      {pictures.length > 0 && <PictureList label={label} pictures={pictures} />}
      {others.map((name) => (
        <a key={name} href={urls[name]} target="_blank" rel="noreferrer">
          <Icon name="file" />
          <bdi>{nameOf(name)}</bdi>
        </a>
      ))}
    </Files>
  );
}

const Files = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.5rem;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;
